#compdef vestibule
# zsh completion for vestibule: put this file into your fpath as _vestibule.
_arguments \
  '--store=[계정을 이 파일에 저장]:PATH:_files' \
  '--memory[계정을 이번 실행 동안만 메모리에 저장]' \
  '--demo[메모리에 저장, 연습용 계정 Qwer (비밀번호 asdf)]' \
  '--check[저장소 전체를 점검]' \
  '--backup=[사용 중에도 저장소를 새 파일에 복사]:FILE:_files' \
  '--app=[로그인 앱 대신 갤러리의 작은 앱을 실행]:app:(counter temperature flight timer crud circles cells todos contacts gallery)' \
  '--classic[iOS 13 이전처럼 씬 없이 실행]' \
  '--migrate[씬이 없을 때와 있을 때를 비교 (FORM: text, page)]::migrate:(text page)' \
  '--discreet[없는 이메일과 틀린 비밀번호를 같은 메시지로 알림]' \
  '--language=[영어 또는 한국어, 없으면 환경 변수에 따름]:language:(en ko)' \
  '--plain[꾸미지 않은 텍스트만 출력]' \
  '--no-color[꾸미지 않은 텍스트만 출력]' \
  '--brief[바뀐 것만 한 줄씩 알림 (스크린 리더용)]' \
  '--quiet[경고를 출력하지 않음]' \
  '--trace=-[호출을 모두 보여줌: text, calls (콜백 없이), mermaid]::trace:(text calls mermaid)' \
  '--trace-file=[호출을 화면 대신 새 파일에 기록]:FILE:_files' \
  '--script=[파일의 줄을 입력 (#: 주석, -: 표준 입력)]:FILE:_files' \
  '--strict[마지막 응답이 거절이면 종료 코드 1]' \
  '--no-input[키보드 입력을 기다리는 대신 실패로 끝냄]' \
  '--record=[트랜스크립트를 기록 (.html이면 브라우저로 볼 페이지)]:FILE:_files' \
  '--replay=[트랜스크립트를 다시 실행하고 차이를 보여줌]:FILE:_files' \
  '--page=[트랜스크립트를 브라우저로 볼 페이지로 출력]:FILE:_files' \
  '--play=[트랜스크립트를 움직이는 그림(SVG)으로 출력]:FILE:_files' \
  '--test=[트랜스크립트를 Swift 테스트로 출력]:FILE:_files' \
  '--explore[상태를 탐색 (quick, whole), 문제가 있으면 종료 코드 1]::explore:(quick whole)' \
  '--windows=[동시에 여는 창의 최대 수]:windows:(1 2 3)' \
  '--texts=[입력할 내용, 예: Email: lee@example.com]:FILE:_files' \
  '--diagram=[화면 지도를 그림: .html, .svg, .dot, 그 밖은 Mermaid]:FILE:_files' \
  '--transcripts=[이 폴더의 트랜스크립트에 없는 단계를 그림에 표시]:FOLDER:_files' \
  '--share=[N개로 나눈 것 중 K번째만 탐색 (--states와 함께)]:K/N:' \
  '--merge=[--states의 파일에서 이어감, 남은 것이 있으면 75]:FILES:_files' \
  '--states=[탐색한 것을 새 파일에 기록]:FILE:_files' \
  '--compare=[--states의 파일과 달라진 것을 알리고 그림에 표시]:FILE:_files' \
  '--exit-code[--compare에서 달라진 것이 있으면 종료 코드 1]' \
  '--progress=[탐색이 어디까지 왔는지 새 파일에 기록]:FILE:_files' \
  '--export=[앱이나 --practice를 해 볼 수 있는 페이지로 기록]:FILE:_files' \
  '--practice[맞히기 (list, more, reset); new, check, watch FOLDER]::practice:(list more reset new check watch)' \
  '--report=[check나 list의 결과를 기록 (.json, .csv, .xml)]:FILE:_files' \
  '--new=[내 앱을 만들 패키지를 새 폴더에 만듦]:FOLDER:_files' \
  '--front-door[--new에서 이 로그인으로 시작]' \
  '--help[자주 쓰는 것 또는 전부(all)를 출력]::help:(all)' \
  '-h[자주 쓰는 것 또는 전부(all)를 출력]::help:(all)' \
  '--man[매뉴얼 페이지를 출력]' \
  '--version[버전을 출력]' \
  '--completion=[bash, zsh, fish의 자동 완성 스크립트를 출력]:completion:(bash zsh fish)'
