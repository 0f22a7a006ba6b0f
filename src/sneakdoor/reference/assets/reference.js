// Search (its index is loaded on the first key press), highlighted steps, and replays step by step.
"use strict";

(() => {
  const root = document.documentElement.dataset.root;
  const input = document.getElementById("search");
  const found = document.getElementById("found");
  const count = document.getElementById("count");
  const MOST = 14;

  // ------------------------------------------------------------------------------------------------------ the index

  const entries = []; // [kind, title, address, more words]
  let words = null; // word -> index of entry -> weight of the word there
  let waiting = -1; // parts still to be loaded; -1: loading has not begun

  const load = name => {
    const script = document.createElement("script");
    script.src = root + name;
    document.head.append(script);
  };

  window.sneakdoorParts = names => {
    waiting = names.length;
    names.forEach(load);
  };

  window.sneakdoorFound = part => {
    entries.push(...part);
    waiting -= 1;
    if (waiting === 0) {
      words = indexed();
      show();
    }
  };

  const begin = () => {
    if (waiting === -1) {
      waiting = -2;
      load("search/parts.js");
    }
  };

  const plain = text => text.normalize("NFKD").replace(/[\u0300-\u036f'’‘"“”]/g, "").toLowerCase();
  const split = text => plain(text).split(/[^\p{L}\p{N}.:]+/u).map(one => one.replace(/^[.:]+|[.:]+$/g, "")).filter(Boolean);

  const indexed = () => {
    const out = new Map();
    const note = (word, number, worth) => {
      if (!out.has(word)) out.set(word, new Map());
      const there = out.get(word);
      there.set(number, Math.max(worth, there.get(number) ?? 0));
    };
    entries.forEach(([, title, , more], number) => {
      // A rule number weighs more in the entry of that rule than where it is mentioned.
      split(title).forEach((word, at) => note(word, number, at > 0 && /^\d+\.\d/.test(word) ? 0.2 : 2));
      split(more).forEach(word => note(word, number, /^\d+\.\d/.test(word) ? 0.5 : 1));
    });
    return out;
  };

  // Damerau-Levenshtein distance, up to `most`.
  const apart = (a, b, most) => {
    if (Math.abs(a.length - b.length) > most) return most + 1;
    let before = [], last = Array.from({ length: b.length + 1 }, (_, n) => n);
    for (let i = 1; i <= a.length; i += 1) {
      const row = [i];
      for (let j = 1; j <= b.length; j += 1) {
        const cost = a[i - 1] === b[j - 1] ? 0 : 1;
        row[j] = Math.min(row[j - 1] + 1, last[j] + 1, last[j - 1] + cost);
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j], before[j - 2] + 1);
      }
      if (Math.min(...row) > most) return most + 1;
      [before, last] = [last, row];
    }
    return last[b.length];
  };

  // All entries that match a typed word, with a score.
  const meant = typed => {
    const out = new Map();
    const take = (there, worth) => there.forEach((value, number) => {
      out.set(number, Math.max(out.get(number) ?? 0, worth * value));
    });
    const number = /^\d/.test(typed);
    words.forEach((there, word) => {
      if (word === typed || (number && word === `1.4:${typed}`)) take(there, 10);
      else if (number && word === `26.03:${typed}`) take(there, 2.5);
      else if (word.startsWith(typed)) take(there, number ? 3 : 6);
      else if (!number && typed.length > 3 && word.includes(typed)) take(there, 3);
    });
    if (out.size === 0 && !number && typed.length > 3) {
      const most = typed.length > 5 ? 2 : 1;
      words.forEach((there, word) => {
        const near = apart(typed, word.slice(0, typed.length + most), most);
        const whole = Math.min(near, apart(typed, word, most));
        if (whole <= most) take(there, 3 - whole);
      });
    }
    return out;
  };

  const search = text => {
    const typed = split(text);
    if (typed.length === 0) return [];
    let scores = null;
    typed.forEach(word => {
      const fits = meant(word);
      if (scores === null) scores = fits;
      else scores = new Map([...scores].filter(([n]) => fits.has(n)).map(([n, worth]) => [n, worth + fits.get(n)]));
    });
    const whole = plain(text).trim();
    const kinds = { card: 0.5, timing: 0.6, term: 0.4, reading: 0.2, rule: 0.3, concordance: 0.1 };
    return [...scores]
      .map(([n, worth]) => {
        const title = plain(entries[n][1]);
        const bonus = title === whole ? 20 : title.startsWith(whole) ? 8 : 0;
        const length = entries[n][0] === "rule" ? 0.05 : title.length / 1000;
        return [n, worth + bonus + kinds[entries[n][0]] - length - n / 1e6];
      })
      .sort((a, b) => b[1] - a[1])
      .map(([n]) => entries[n]);
  };

  // ------------------------------------------------------------------------------------------------------ results

  const show = () => {
    const text = input.value.trim();
    if (!text) {
      found.hidden = true;
      count.textContent = "";
      return;
    }
    if (words === null) {
      begin();
      return;
    }
    const hits = search(text);
    found.replaceChildren();
    if (hits.length === 0) {
      const none = document.createElement("p");
      none.textContent = "Nothing is called so, and nothing near it.";
      found.append(none);
    } else {
      const list = document.createElement("ul");
      hits.slice(0, MOST).forEach(([kind, title, address]) => {
        const item = document.createElement("li"), link = document.createElement("a"), mark = document.createElement("span");
        link.href = root + address;
        mark.className = "kind";
        mark.textContent = kind;
        link.append(mark, title);
        item.append(link);
        list.append(item);
      });
      found.append(list);
    }
    found.hidden = false;
    count.textContent = hits.length === 1 ? "1 result" : `${hits.length} results`;
  };

  input.addEventListener("focus", begin);
  input.addEventListener("input", show);
  document.querySelector("form.search").addEventListener("submit", event => {
    event.preventDefault();
    found.querySelector("a")?.click();
  });
  document.querySelector("form.search").addEventListener("keydown", event => {
    const links = [...found.querySelectorAll("a")];
    const at = links.indexOf(document.activeElement);
    if (event.key === "Escape") {
      found.hidden = true;
      input.focus();
    } else if (event.key === "ArrowDown" && links.length) {
      links[Math.min(at + 1, links.length - 1)].focus();
      event.preventDefault();
    } else if (event.key === "ArrowUp" && at >= 0) {
      (at === 0 ? input : links[at - 1]).focus();
      event.preventDefault();
    }
  });
  document.addEventListener("click", event => {
    if (!event.target.closest("form.search")) found.hidden = true;
    else if (event.target.closest("#found a")) found.hidden = true;
  });
  document.addEventListener("keydown", event => {
    if (event.key === "/" && !event.target.closest("input, textarea")) {
      input.focus();
      event.preventDefault();
    }
  });

  // ------------------------------------------------------------------------------------------------------ timing pages

  // Unfold the step in the address, and highlight it in the diagram too.
  const light = () => {
    document.querySelectorAll("svg .now").forEach(one => one.classList.remove("now"));
    const step = location.hash.slice(2).replace("1.4-", "1.4:");
    if (!step) return;
    document.querySelectorAll("svg [data-step]").forEach(one => {
      if (one.dataset.step === step) one.classList.add("now");
    });
    const item = document.getElementById(location.hash.slice(1));
    const inside = item?.querySelector("details");
    if (inside && item.parentElement.classList.contains("steps")) inside.open = true;
  };
  window.addEventListener("hashchange", light);
  light();

  document.querySelectorAll("[data-open], [data-close]").forEach(button => button.addEventListener("click", () => {
    button.closest("section").querySelectorAll("details").forEach(one => { one.open = "open" in button.dataset; });
  }));

  // ------------------------------------------------------------------------------------------------------ replays

  document.querySelectorAll(".played").forEach(list => {
    const steps = [...list.children];
    if (steps.length < 2) return;
    let shown = 1;
    const tools = document.createElement("p");
    tools.className = "tools";
    const button = (words, act) => {
      const one = document.createElement("button");
      one.type = "button";
      one.textContent = words;
      one.addEventListener("click", () => { act(); draw(); });
      tools.append(one, " ");
      return one;
    };
    const back = button("Back", () => { shown -= 1; });
    const next = button("Next", () => { shown += 1; });
    button("All", () => { shown = steps.length; });
    const draw = () => {
      steps.forEach((one, number) => { one.hidden = number >= shown; });
      back.disabled = shown <= 1;
      next.disabled = shown >= steps.length;
    };
    list.before(tools);
    draw();
  });
})();
