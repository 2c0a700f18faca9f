const selectors = {
  button: 'button, [role=button], summary',
  link: 'a[href]',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]',
  switch: '[role=switch]',
  field: 'input, textarea, select',
  heading: 'h1, h2, h3',
  option: '[role=option]',
  log: '[role=log]',
} as const;

/** What people and screen readers call something: what it is, and its name. */
export interface Target {
  readonly role: keyof typeof selectors;
  readonly name: string | RegExp;
}

export interface Seen {
  readonly value: string;
  readonly text: string;
  readonly checked: boolean;
}

/** A target as it can be handed to a page. */
export const queryOf = ({ role, name }: Target) => ({
  selector: selectors[role],
  ...(typeof name === 'string'
    ? { source: `^${RegExp.escape(name)}$`, flags: '' }
    : { source: name.source, flags: name.flags }),
});

/** What the functions below leave in the page for each other. */
type Looked = Window & { found?: HTMLElement; aim?: { missed: boolean; over: AbortController } };

/** Runs in the page: finds the first thing of that kind and name that shows. */
export const findInPage = ({
  selector,
  source,
  flags,
}: ReturnType<typeof queryOf>): Seen | null => {
  const textOf = (node: Element | null) => (node?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement & Partial<HTMLInputElement>) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = ids.map((id) => document.querySelector(`#${CSS.escape(id)}`));
    if (labels.length > 0) return labels.map(textOf).join(' ');
    return element.getAttribute('aria-label') ?? textOf(element.labels?.[0] ?? element);
  };
  const pattern = new RegExp(source, flags);
  // What a modal dialog covers is out of reach.
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const found = [...(modal ?? document).querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.checkVisibility() && pattern.test(nameOf(one)),
  );
  if (!found) return null;
  Object.assign(window, { found } satisfies Partial<Looked>);
  const { value = '' } = found as Partial<HTMLInputElement>;
  const checked = found.matches(':checked, [aria-checked=true]');
  return { value, text: textOf(found), checked };
};

/**
 * Runs in the page: where a click reaches what was found and has an effect, if it does. Until it is
 * known what became of the click, it reaches nothing else.
 */
export const aim = (): { x: number; y: number } | null => {
  const page = window as Looked;
  const { found } = page;
  if (!found || found.matches(':disabled, [aria-disabled=true]')) return null;
  const parts = [found, ...((found as Partial<HTMLInputElement>).labels ?? [])];
  const isPart = (one: unknown) => one instanceof Node && parts.some((part) => part.contains(one));
  const middle = () => {
    const { left, top, width, height } = found.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    return isPart(document.elementFromPoint(x, y)) ? { x, y } : null;
  };
  let at = middle();
  if (!at) {
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    at = middle();
  }
  if (!at) return null;
  const aimed = { missed: false, over: new AbortController() };
  page.aim = aimed;
  const check = (event: Event) => {
    if (isPart(event.target)) return;
    aimed.missed = true;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    addEventListener(type, check, { capture: true, signal: aimed.over.signal });
  }
  return at;
};

/** Runs in the page: whether the click hit. The page may have moved under it, or be another by now. */
export const hit = (): boolean => {
  const { aim: aimed } = window as Looked;
  aimed?.over.abort();
  return aimed?.missed !== true;
};
