import App

Vestibule.main()
