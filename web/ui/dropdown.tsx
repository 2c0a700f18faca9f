import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { cx } from './cx.ts';
import { entryForKey } from './dropdown-keys.ts';
import type { Align, Side } from './dropdown-position.ts';
import { anchorPopover } from './anchor-popover.ts';

type DropdownProps = {
  /** The button that opens it. */
  trigger: ReactElement<ComponentProps<'button'>>;
  align?: Align | undefined;
  side?: Side | undefined;
  className?: string | undefined;
  children: ReactNode;
};

const ENTRY = '[role^="menuitem"]:not(:disabled)';

const entriesOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>(ENTRY)];

const isOpen = (menu: HTMLElement | null) => menu?.matches(':popover-open') ?? false;

/**
 * What the focus goes to when the menu opens: a key wants an entry, the pointer finds its own. Each
 * opening is one of its own, also one that comes before the last closing was told.
 */
interface Start {
  readonly focus: 'menu' | 'first' | 'last';
}

/** The browser's own popover: it lies above all else, and Escape or a click beside it closes it. */
export function Dropdown({
  trigger,
  align = 'end',
  side = 'bottom',
  className,
  children,
}: DropdownProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<Start | null>(null);

  // The button works before the page does.
  useEffect(() => {
    if (isOpen(menu.current)) setStart({ focus: 'menu' });
  }, []);

  useLayoutEffect(() => {
    const [from, element] = [button.current, menu.current];
    if (!start || !from || !element) return;
    // Not every browser focuses a button that is clicked, and the focus shall come back here.
    from.focus({ preventScroll: true });
    if (!isOpen(element)) element.showPopover();
    const stopAnchoring = anchorPopover(element, from, { align, side });
    const entries = entriesOf(element);
    const target = { menu: element, first: entries[0], last: entries.at(-1) }[start.focus];
    target?.focus({ preventScroll: start.focus === 'menu' });
    return stopAnchoring;
  }, [start, align, side]);

  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        id: `${id}-button`,
        // With it a press on the button is none beside the menu, which would close it too early.
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': start !== null,
        onClick: (event: MouseEvent) => {
          event.preventDefault();
          if (isOpen(menu.current)) menu.current?.hidePopover();
          else setStart({ focus: event.detail === 0 ? 'first' : 'menu' });
        },
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setStart({ focus: event.key === 'ArrowDown' ? 'first' : 'last' });
        },
      })}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-labelledby={`${id}-button`}
        onToggle={(event) => {
          if (event.newState === 'closed') setStart(null);
        }}
        onClick={(event) => {
          if (entryAt(event)) menu.current?.hidePopover();
        }}
        onKeyDown={handleKey}
        onPointerMove={(event) => {
          if (event.pointerType === 'mouse') focusEntry(entryAt(event) ?? event.currentTarget);
        }}
        onPointerLeave={(event) => focusEntry(event.currentTarget)}
        className={cx(
          'inset-auto max-w-[min(20rem,calc(100vw-32px))] min-w-56 animate-appear overflow-y-auto',
          'rounded-md border border-line bg-surface-raised p-2 text-md font-normal text-text',
          'shadow-raised outline-none empty:hidden',
          className,
        )}
      >
        {start && children}
      </div>
    </>
  );
}

const entryAt = (event: MouseEvent | PointerEvent) =>
  (event.target as Element).closest<HTMLElement>(ENTRY);

const focusEntry = (element: HTMLElement) => {
  if (document.activeElement !== element) element.focus({ preventScroll: true });
};

const handleKey = (event: KeyboardEvent<HTMLElement>) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const menu = event.currentTarget;
  // The focus is back on the button before it moves on from there.
  if (event.key === 'Tab') menu.hidePopover();
  const entries = entriesOf(menu);
  const current = entries.findIndex((entry) => entry === document.activeElement);
  // Links know Enter only.
  if (event.key === ' ') entries[current]?.click();
  const labels = entries.map((entry) => entry.textContent);
  const next = entryForKey(event.key, labels, current);
  if (next !== null) entries[next]?.focus();
  if (next !== null || event.key === ' ') event.preventDefault();
};
