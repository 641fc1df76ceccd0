extension SessionPage {
  /// How the page looks.
  static let style = """
    h1 { font-size: 1.5rem; margin: 0 0 .25rem; }
    header p, .nothing { color: var(--dim); margin: 0 0 1rem; }
    header .origin { margin: 0 0 .5rem; }
    .covered { opacity: .4; }
    .covered + div > .screen {
      position: relative; margin: -3rem 0 0 1rem; background: var(--paper);
    }
    a { color: var(--accent); }
    code { font: .85rem/1.4 ui-monospace, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
    .session { display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: 1.5rem; }
    nav ol {
      margin: 0; padding: 2px 2px 2px 2rem; max-height: 80vh; overflow: auto; font-size: .9rem;
    }
    nav a { display: block; padding: .15rem .35rem; border-radius: 4px; text-decoration: none; }
    nav a[aria-current] { background: var(--surface); outline: 1px solid var(--accent); }
    .buttons { margin: 0 0 .5rem; }
    .buttons button {
      font: inherit; padding: .35rem .75rem; color: var(--ink); background: var(--surface);
      border: 1px solid var(--line); border-radius: 6px;
    }
    .buttons button:disabled { color: var(--dim); }
    html:not(.stepping) :is(.buttons, .hint) { display: none; }
    section > h2 { margin: 0 0 .75rem; font-size: 1.15rem; overflow-wrap: anywhere; }
    section > h2:focus { outline: none; }
    section { border-top: 1px solid var(--line); padding-top: .75rem; margin-bottom: 1.5rem; }
    section[hidden] { display: none; }
    .panels { display: grid; grid-template-columns: 22rem minmax(0, 1fr); gap: 1rem 1.5rem; }
    .panels { grid-template-rows: auto 1fr; }
    .panels > :is(.after, .before) { grid-row: 1 / span 2; }
    .panels > :not(.after, .before) { grid-column: 2; }
    .panels h3 { margin: 0 0 .5rem; font-size: .9rem; color: var(--dim); }
    .play { margin: .5rem 0 0; font-size: .9rem; }
    .said { margin: 0 0 .5rem; white-space: pre-wrap; overflow-wrap: anywhere; font-weight: 600; }
    \(CallList.style)
    .later > :is(.call, .fold) { opacity: .65; }
    li[aria-current] > :is(.call, .fold) { outline: 2px solid var(--lane, var(--line)); border-radius: 4px; }
    .fold {
      font: inherit; font-size: .8rem; color: var(--dim); background: none; border: 0;
      margin-left: calc(13rem + var(--indent) * 1rem); padding: .1rem 0; text-align: left;
    }
    html:not(.stepping) .fold { pointer-events: none; }
    .stepping .fold::before { content: "▾ "; }
    .stepping .fold[aria-expanded="false"]::before { content: "▸ "; }
    .fold[aria-expanded="false"] + ol { display: none; }
    .gone { margin: .25rem 0; font-size: .85rem; color: var(--dim); }
    .spoken { position: absolute; left: -100rem; }
    .objects svg { display: block; max-width: 100%; height: auto; }
    .objects svg > rect:first-of-type { fill: none; }
    .objects h4 { margin: .5rem 0 .25rem; font-size: .85rem; color: var(--dim); }
    .references { font-size: .85rem; padding-left: 1.25rem; overflow-wrap: anywhere; }
    @media (max-width: 60rem) {
      .panels { display: block; }
      .panels > div { margin-bottom: 1rem; }
    }
    @media (max-width: 45rem) {
      .session { grid-template-columns: minmax(0, 1fr); gap: 1rem; }
      nav ol { max-height: 9rem; border: 1px solid var(--line); border-radius: 6px; }
      \(CallList.narrowStyle)
      .fold { margin-left: calc(5.5rem + var(--indent) * .4rem); }
    }
    @media print {
      nav { display: none; }
      .session { display: block; }
      section, section[hidden] { display: block; }
      .panels > div, .call { break-inside: avoid; }
      .hint { display: none; }
      .fold[aria-expanded="false"] + ol { display: block; }
      .later > .call { opacity: 1; }
    }

    """

  /// The hash of the script, without which a browser does not run it: a test says what it has to be.
  static let scriptHash = "qBKvBiiIyxnAvfeVq62iA9aioMCG8c3SBErtAM9NW+0="

  /// Shows one step at a time; without it, all of them are there.
  static let script = """
    \(CallList.script)
    const steps = [...document.querySelectorAll("main > section")];
    const links = [...document.querySelectorAll("nav ol a")];
    const [back, forward, up, down, spoken] =
      ["back", "forward", "up", "down", "now"].map(id => document.getElementById(id));
    let now = 0;
    // The call that is looked at, or -1: then the screen is that after the step.
    let call = -1;

    function show(index, way) {
      now = Math.max(0, Math.min(index, steps.length - 1));
      steps.forEach((step, i) => step.hidden = i !== now);
      links.forEach((link, i) => {
        if (i === now) link.setAttribute("aria-current", "step");
        else link.removeAttribute("aria-current");
      });
      links[now].scrollIntoView({ block: "nearest" });
      back.disabled = now === 0;
      forward.disabled = now === steps.length - 1;
      showCall(-1);
      if (!way) return;
      history.replaceState(null, "", "#" + steps[now].id);
      const name = steps[now].querySelector("h2");
      // Whoever touches a button may want to touch it again.
      if (way === "button") spoken.textContent = name.textContent;
      else name.focus({ preventScroll: true });
    }

    // The calls of the step; callbacks that are folded count as one.
    function calls() {
      return [...steps[now].querySelectorAll(".calls li")].filter(item =>
        item.querySelector(":scope > .fold[aria-expanded=true]") === null
          && item.closest(".fold[aria-expanded=false] + ol") === null);
    }

    function showCall(index, isTold) {
      const list = calls();
      call = Math.max(-1, Math.min(index, list.length - 1));
      up.disabled = call < 0;
      down.disabled = call >= list.length - 1;
      list.forEach((item, i) => {
        item.classList.toggle("later", call >= 0 && i > call);
        if (i === call) item.setAttribute("aria-current", "true");
        else item.removeAttribute("aria-current");
      });
      showScreen(call >= 0 && call < list.length - 1 ? list[call] : null);
      if (!isTold) return;
      const item = list[call] ?? steps[now];
      item.scrollIntoView({ block: "nearest" });
      if (item.id) history.replaceState(null, "", "#" + item.id);
      spoken.textContent = call < 0 ? "" : `${call + 1}/${list.length} ${item.firstElementChild.textContent}`;
    }

    // While calls of the step are still to come, the screen is as it was at the last one: that before
    // the step, until a call has changed it.
    function showScreen(item) {
      const after = steps[now].querySelector(".after");
      steps[now].querySelector(".before")?.remove();
      // Of callbacks that are folded, the last.
      const last = item?.matches(".callbacks") ? [...item.querySelectorAll("li")].pop() : item;
      const number = last ? Number(last.id.split("-")[2]) : 0;
      const shot = [...steps[now].querySelectorAll(".panels > template")]
        .filter(shot => Number(shot.dataset.calls) <= number).pop();
      after.hidden = Boolean(item) && (shot !== undefined || now > 0);
      if (!after.hidden) return;
      const before = document.createElement("div");
      before.className = "before";
      const name = document.createElement("h3");
      name.textContent = document.querySelector("main").dataset.during;
      const screens = shot
        ? [shot.content.cloneNode(true)]
        : [...steps[now - 1].querySelector(".after").cloneNode(true).children].slice(1);
      before.append(name, ...screens);
      for (const element of before.querySelectorAll("[id]")) element.removeAttribute("id");
      after.before(before);
    }

    for (const code of document.querySelectorAll(".calls code")) {
      code.replaceWith(breakable(code.textContent));
    }
    for (const fold of document.querySelectorAll(".fold")) {
      fold.setAttribute("aria-expanded", "false");
      fold.onclick = () => {
        fold.setAttribute("aria-expanded", fold.getAttribute("aria-expanded") === "false");
        showCall(-1);
      };
    }
    for (const item of document.querySelectorAll(".calls .call")) {
      item.onclick = () => showCall(calls().indexOf(item.parentElement), true);
    }

    function showLinked() {
      const linked = document.getElementById(location.hash.slice(1));
      const step = linked?.closest("main > section");
      show(Math.max(0, steps.indexOf(step)));
      if (!step || linked === step) return;
      const fold = linked.closest(".callbacks")?.querySelector(".fold");
      fold?.setAttribute("aria-expanded", "true");
      showCall(calls().indexOf(linked), true);
    }

    back.onclick = () => show(now - 1, "button");
    forward.onclick = () => show(now + 1, "button");
    up.onclick = () => showCall(call - 1, true);
    down.onclick = () => showCall(call + 1, true);
    links.forEach((link, i) => link.onclick = event => {
      event.preventDefault();
      show(i, "link");
    });
    addEventListener("hashchange", showLinked);
    addEventListener("keydown", event => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const key = event.key;
      const other = { ArrowUp: call - 1, ArrowDown: call + 1 }[key];
      if (other !== undefined) {
        event.preventDefault();
        return showCall(other, true);
      }
      const index = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: steps.length - 1 }[key];
      if (index === undefined) return;
      event.preventDefault();
      show(index, "key");
    });
    document.documentElement.classList.add("stepping");
    showLinked();
    """
}
