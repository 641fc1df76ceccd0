#compdef vestibule
# zsh completion for vestibule: put this file into your fpath as _vestibule.
_arguments \
  '--store=[keep accounts in this file]:PATH:_files' \
  '--memory[keep accounts in memory, for this run only]' \
  '--demo[in memory, with the account Qwer, password asdf]' \
  '--check[verify the whole store]' \
  '--backup=[copy the store to a new file, even in use]:FILE:_files' \
  '--app=[run a small app of the gallery instead]:app:(counter temperature flight timer crud circles cells todos contacts gallery)' \
  '--classic[run without scenes, as before iOS 13]' \
  '--migrate[compare it without and with scenes; FORM: text, page]::migrate:(text page)' \
  '--discreet[one message for an unknown email and a wrong password]' \
  '--language=[English or Korean; else the environment decides]:language:(en ko)' \
  '--plain[plain text only]' \
  '--no-color[plain text only]' \
  '--brief[say only what changed, for a screen reader]' \
  '--quiet[suppress warnings]' \
  '--trace=-[show every call: text, calls (no callbacks), mermaid]::trace:(text calls mermaid)' \
  '--trace-file=[write the trace to a new file instead]:FILE:_files' \
  '--script=[type these lines; # begins a comment, - is stdin]:FILE:_files' \
  '--strict[exit with 1 if the last answer was a refusal]' \
  '--no-input[fail rather than wait for typing]' \
  '--record=[write a transcript, or a page if it is .html]:FILE:_files' \
  '--replay=[perform a transcript and show what differs]:FILE:_files' \
  '--page=[print a transcript as a page to look at]:FILE:_files' \
  '--play=[print a transcript as a picture that moves, an SVG]:FILE:_files' \
  '--test=[print a transcript as a test in Swift]:FILE:_files' \
  '--explore[walk through the states, quick or whole; 1: a fault]::explore:(quick whole)' \
  '--windows=[the most windows at a time]:windows:(1 2 3)' \
  '--texts=[what to type, as Email: lee@example.com]:FILE:_files' \
  '--diagram=[draw the screens: .html, .svg, .dot, else Mermaid]:FILE:_files' \
  '--transcripts=[mark what no transcript in the folder does]:FOLDER:_files' \
  '--share=[walk through part K of N, for --states]:K/N:' \
  '--merge=[go on from what --states wrote; 75: not complete]:FILES:_files' \
  '--states=[write into a new file what was walked through]:FILE:_files' \
  '--compare=[say what differs from what --states wrote, and mark it]:FILE:_files' \
  '--exit-code[with --compare, end with 1 if anything differs]' \
  '--progress=[write into a new file how far the walk is]:FILE:_files' \
  '--export=[write the app, or --practice, as a page to play]:FILE:_files' \
  '--practice[foretell (list, more, reset); new, check, watch FOLDER]::practice:(list more reset new check watch)' \
  '--report=[write a report of check or list: .json, .csv, .xml]:FILE:_files' \
  '--new=[make a package for an app of your own]:FOLDER:_files' \
  '--front-door[with --new, begin with this sign-in]' \
  '--help[print what is asked most, or all, and do nothing else]::help:(all)' \
  '-h[print what is asked most, or all, and do nothing else]::help:(all)' \
  '--man[print the manual page]' \
  '--version[print the version]' \
  '--completion=[print a completion script for bash, zsh or fish]:completion:(bash zsh fish)'
