import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '#web/ui/cx.ts';
import { ConsoleButton } from './console-button.tsx';
import { useKeys } from './use-keys.ts';

interface FilterGroupProps {
  readonly label: string;
  /** Whether it is folded on large screens too. */
  readonly compact?: boolean;
  /** Each filter is a chip. */
  readonly children: ReactNode;
}

/** What narrows a list. Folded, as on phones, only what is set is shown until somebody asks for more. */
export function FilterGroup({ label, compact = false, children }: FilterGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const open = () => {
    flushSync(() => setOpen(true));
    group.current?.querySelector<HTMLElement>('select, input')?.focus();
  };
  useKeys([{ keys: 'f', text: label, run: open }]);
  return (
    // Whoever takes a filter back keeps its chip under the finger.
    <div
      ref={group}
      className={cx('c-filters', !isOpen && (compact ? 'c-filters--compact' : 'c-filters--folded'))}
      role="group"
      aria-label={label}
      onChange={() => setOpen(true)}
    >
      {!isOpen && (
        <ConsoleButton className="c-filters__more" small icon="plus" onClick={open}>
          {label}
        </ConsoleButton>
      )}
      {children}
    </div>
  );
}
