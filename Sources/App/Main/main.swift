import App
import ProgramKit

Program.vestibule().main()
