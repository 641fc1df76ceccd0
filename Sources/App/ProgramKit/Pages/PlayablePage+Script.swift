extension PlayablePage {
  /// How the page looks.
  static let style = """
    h1 { margin: 0 0 .25rem; font-size: 1.5rem; }
    h2 { margin: 0 0 .5rem; font-size: .9rem; color: var(--dim); }
    code, pre { font: .85rem/1.4 ui-monospace, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
    pre { white-space: pre-wrap; }
    .play p, pre { margin: 0 0 .75rem; }
    .played, .nothing, summary, .switches { color: var(--dim); }
    .played strong { color: var(--ink); }
    .play {
      display: grid; grid-template: auto 1fr / 22rem minmax(0, 1fr); gap: 1rem 2rem;
    }
    .play > :nth-child(2) { grid-area: 1 / 2 / span 2; }
    .play :is(.buttons, .switches), #keys { margin: .75rem 0; }
    #keys:empty { display: none; }
    #screen:focus { outline: none; }
    .switches label { display: block; }
    .buttons button, .chips button {
      font: inherit; padding: .35rem .75rem; color: var(--ink); background: var(--surface);
      border: 1px solid var(--line); border-radius: 6px;
    }
    button:disabled { color: var(--dim); }
    .screen .chips, .chips { display: flex; flex-wrap: wrap; gap: .35rem; margin: 0 0 .75rem; }
    .chips .chip {
      display: inline-block; width: auto; margin: 0; padding: .15rem .6rem; border-radius: 1rem;
      font-size: .85rem; color: var(--ink); text-align: left; overflow-wrap: anywhere;
    }
    li .chips { flex: 1 0 100%; }
    #screen :is([data-item], .chip) { pointer-events: auto; cursor: pointer; }
    #screen :is(select, [type=range], [type=number], textarea:not([readonly])) { pointer-events: none; }
    #screen .cell { margin: 0; min-height: 1.6rem; padding: 0 .2rem; color: var(--ink); }
    #screen .unwalked, .chip.unwalked { border-style: dashed; border-width: 2px; cursor: help; }
    #way { color: var(--dim); overflow-wrap: anywhere; }
    .spoken { position: absolute; left: -100rem; }
    \(CallList.style)
    .later > .call { opacity: .65; }
    .guessing .later { visibility: hidden; }
    li[aria-current] > .call { outline: 2px solid var(--lane, var(--line)); border-radius: 4px; }
    @media (max-width: 50rem) {
      .play { display: block; }
      .play > section { margin-bottom: 1.5rem; }
      \(CallList.narrowStyle)
    }

    """

  /// The hash of the script, without which a browser does not run it: a test says what it has to be.
  static let scriptHash = "d16gTL9zUp6P3pPv1jfD8xoztT9YSqpBbZcve5+Y8cM="

  /// Plays: without it, the page has the first screen alone.
  static let script = #"""
    const at = id => document.getElementById(id);
    const content = JSON.parse(at("content").textContent);
    const screen = at("screen");
    const seen = new Set(), tried = new Set();
    // The numbers of the actions since the launch, and the call that is looked at, or -1.
    let way = [], call = -1;

    function make(name, text, className) {
      const element = document.createElement(name);
      if (text !== undefined) element.textContent = text;
      if (className) element.className = className;
      return element;
    }

    const say = (word, values) => Object.entries(values ?? {}).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, value), content.words[word]);

    const actions = content.actions.map(([name, place, label, ...lines]) => {
      const [kind, ...control] = place.split(" ");
      return { name, kind, control: control.join(" "), label, lines };
    });

    const states = content.states.map(([screen, ...numbers]) => {
      const edges = [];
      for (let i = 0; i < numbers.length; i += 3) {
        const [action, target, calls] = numbers.slice(i, i + 3);
        edges.push({ action, target, calls });
      }
      return { screen, edges };
    });

    const isOffered = edge => at("system").checked || actions[edge.action].kind !== "system";

    // How many states and touches there are, as far as they are offered.
    function reach() {
      const found = new Set([0]);
      let touches = 0;
      for (const state of found) {
        for (const edge of states[state].edges) {
          if (edge.target < 0 || !isOffered(edge)) continue;
          touches += 1;
          found.add(edge.target);
        }
      }
      return { states: Math.max(found.size, seen.size), touches: Math.max(touches, tried.size) };
    }

    // Goes the way from the launch, as far as it leads.
    function follow(numbers) {
      let state = 0, calls = content.launch;
      way = [];
      seen.add(0);
      for (const number of numbers) {
        const edge = states[state].edges.find(edge => edge.action === number);
        if (!edge || edge.target < 0) break;
        way.push(number);
        tried.add(`${state} ${number}`);
        seen.add(edge.target);
        [state, calls] = [edge.target, edge.calls];
      }
      return { state, calls };
    }

    function go(numbers) {
      const hash = "#" + numbers.join(".");
      if (location.hash === hash) return show();
      // The way back of the browser is that of the page.
      location.hash = hash;
    }

    function show() {
      const numbers = location.hash.slice(1).split(".").filter(Boolean).map(Number);
      const { state, calls } = follow(numbers);
      const focus = document.activeElement?.dataset ?? {};
      const hadFocus = screen.contains(document.activeElement)
        || at("keys").contains(document.activeElement);
      screen.innerHTML =
        content.screens[states[state].screen].map(line => content.html[line]).join("\n");
      at("keys").textContent = "";
      offer(state);
      at("undo").disabled = at("again").disabled = way.length === 0;
      at("way").textContent = [content.words.start, ...way.map(number => actions[number].name)]
        .join(" › ");
      document.querySelector("#lines pre").textContent =
        [...content.beginning, ...way.flatMap(number => actions[number].lines), ""].join("\n");
      count();
      showCalls(content.lists[calls]);
      const title = screen.querySelector(".title, .message")?.textContent ?? "";
      at("now").textContent = `${title}. ${say("calls", { count: content.lists[calls].length })}`;
      if (!hadFocus) return;
      const same = focus.item
        ? screen.querySelector(`[data-item="${CSS.escape(focus.item)}"]:enabled`)
        : document.querySelector(`[data-action="${focus.action}"]`);
      (same ?? screen).focus({ preventScroll: true });
    }

    function count() {
      const { states, touches } = reach();
      at("counts").textContent =
        say("counts", { seen: seen.size, states, tried: tried.size, touches });
    }

    // Lets each step be taken: by the control itself, or by a button below it.
    function offer(state) {
      const groups = new Map();
      const edges = states[state].edges;
      // Where no person can do anything, the system alone leads on.
      const isStuck = !edges.some(edge => actions[edge.action].kind !== "system");
      for (const edge of edges.filter(edge => isStuck || isOffered(edge))) {
        const action = actions[edge.action];
        const control = action.control
          ? screen.querySelector(`[data-item="${CSS.escape(action.control)}"]`) : null;
        if (action.kind === "touch" && control?.matches(":not(select, [type=range], [type=number])")) {
          wire(control, edge);
          continue;
        }
        const chip = make("button", action.label || content.words.empty, "chip");
        chip.type = "button";
        chip.dataset.action = edge.action;
        wire(chip, edge);
        group(control, groups).append(chip);
      }
      for (const control of screen.querySelectorAll("button[data-item]:enabled, input[data-item]")) {
        if (!control.onclick && !groups.has(control.dataset.item)) leadOut(control);
      }
    }

    // The buttons of a control; those without one are below the screen.
    function group(control, groups) {
      const place = control?.closest("td") ? null : control?.closest("label, li") ?? control;
      if (!place) return at("keys");
      const key = control.dataset.item;
      if (!groups.has(key)) {
        const chips = make("div", undefined, "chips");
        chips.setAttribute("role", "group");
        const name = place.querySelector(".name") ?? control;
        chips.setAttribute("aria-label", name.textContent);
        if (place.matches("li")) place.append(chips);
        else place.after(chips);
        groups.set(key, chips);
      }
      return groups.get(key);
    }

    function wire(element, edge) {
      if (edge.target < 0) return leadOut(element);
      const touch = event => {
        event.preventDefault();
        go([...way, edge.action]);
      };
      element.onclick = touch;
      if (element.matches("input, textarea")) {
        element.onkeydown = event => { if (event.key === "Enter") touch(event); };
      }
    }

    // What is behind it was not walked.
    function leadOut(element) {
      element.classList.add("unwalked");
      element.setAttribute("aria-disabled", "true");
      element.title = content.words.unwalked;
      element.onclick = event => {
        event.preventDefault();
        at("now").textContent = content.words.unwalked;
      };
    }

    \#(CallList.script)

    function showCalls(list) {
      const calls = at("calls");
      calls.textContent = "";
      calls.classList.toggle("guessing", at("guess").checked);
      if (!list.length) return calls.append(make("p", content.words.none, "nothing"));
      if (at("guess").checked) {
        calls.append(make("p", say("foretell", { count: list.length }), "played"));
      }
      const lanes = make("p", undefined, "lanes");
      lanes.setAttribute("aria-hidden", "true");
      const names = ["person", "view", "controller", "model", "system"];
      content.lanes.forEach((lane, i) => lanes.append(make("span", lane, `to-${names[i]}`)));
      const items = make("ol");
      for (const number of list) {
        const [, from, to, kind, depth, text] = content.calls[number].match(/^(.)(.)(.)(\d+) ([^]*)$/);
        const item = make("li"), row = make("div", undefined, "call");
        item.style.setProperty("--indent", depth);
        if (kind === "d") row.classList.add("diagnostic");
        if (kind === "r") row.classList.add("result");
        if (kind !== "d" && to !== "-") {
          const start = from === "-" ? Number(to) : Number(from), end = Number(to);
          row.classList.add(`to-${names[end]}`);
          const arrow = make("i", undefined, "arrow");
          arrow.setAttribute("aria-hidden", "true");
          const line = make("b", undefined, start === end ? "dot" : start < end ? "right" : "left");
          line.style.setProperty("--from", Math.min(start, end));
          line.style.setProperty("--lanes", Math.abs(end - start));
          arrow.append(line);
          row.append(arrow, make("span", `${content.lanes[start]} → ${content.lanes[end]}: `, "spoken"));
        }
        row.append(breakable(text));
        item.append(row);
        items.append(item);
      }
      calls.append(lanes, items);
      showCall(-1);
    }

    function showCall(index, isTold) {
      const items = [...document.querySelectorAll("#calls li")];
      call = Math.max(-1, Math.min(index, items.length - 1));
      items.forEach((item, i) => {
        item.classList.toggle("later", i > call && (call >= 0 || at("guess").checked));
        if (i === call) item.setAttribute("aria-current", "true");
        else item.removeAttribute("aria-current");
      });
      if (!isTold || call < 0) return;
      items[call].scrollIntoView({ block: "nearest" });
      at("now").textContent = `${call + 1}/${items.length} ${items[call].textContent}`;
    }

    at("undo").onclick = () => go(way.slice(0, -1));
    at("again").onclick = () => go([]);
    at("system").onchange = at("guess").onchange = show;
    addEventListener("hashchange", show);
    addEventListener("keydown", event => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // These keys are those of a choice.
      if (event.target.matches?.("[type=radio], select, pre")) return;
      const other = { ArrowUp: call - 1, ArrowDown: call + 1 }[event.key];
      if (other === undefined || !document.querySelector("#calls li")) return;
      event.preventDefault();
      showCall(other, true);
    });
    if (states.every(state => state.edges.every(edge => actions[edge.action].kind !== "system"))) {
      at("system").parentElement.hidden = true;
    }
    show();
    """#
}
