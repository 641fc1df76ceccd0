import ProgramKit

Program.ours.main()
