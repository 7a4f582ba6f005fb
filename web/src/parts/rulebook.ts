// The rulebook as a page: ids for headings that have none, a table of contents, wide things that scroll by themselves.

export interface Heading {
  id: string;
  text: string;
  /** 2 or 3. */
  level: number;
}

export interface Rulebook {
  html: string;
  headings: Heading[];
}

/** Prepare the HTML that the server made of our own rulebook. `scrolls` names wide things for screen readers. */
export function readRulebook(html: string, scrolls: string): Rulebook {
  const page = new DOMParser().parseFromString(html, "text/html");
  const headings = [...page.body.querySelectorAll("h2, h3")].map((element, index) => {
    const mark = element.id || element.querySelector("[id]")?.id;
    if (!mark) element.id = `part-${index + 1}`; // the same in every language, so that a link survives a change
    return { id: mark || element.id, text: element.textContent?.trim() ?? "", level: Number(element.tagName[1]) };
  });
  for (const wide of page.body.querySelectorAll("table, pre")) {
    const frame = page.createElement("div");
    frame.className = "scroll";
    frame.tabIndex = 0;
    frame.setAttribute("role", "group");
    frame.setAttribute("aria-label", scrolls);
    wide.replaceWith(frame);
    frame.append(wide);
  }
  return { html: page.body.innerHTML, headings };
}

/** What a link to a rule means on the page: the whole paragraph or heading that its mark stands in. */
export function blockOf(root: Element, id: string): Element | null {
  const mark = id ? root.querySelector(`[id="${CSS.escape(id)}"]`) : null;
  return mark?.closest("p, li, h2, h3, tr, blockquote") ?? mark ?? null;
}

/** Where a text occurs, in order; case does not matter. */
export function occurrences(root: Node, wanted: string): Range[] {
  const needle = wanted.trim().toLocaleLowerCase();
  if (needle.length < 2) return [];
  const found: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue!.toLocaleLowerCase();
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + needle.length);
      found.push(range);
    }
  }
  return found;
}
