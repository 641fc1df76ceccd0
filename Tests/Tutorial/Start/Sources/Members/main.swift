import ProgramKit

Program.members.main()
