import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

type PanelProps = {
  label: string;
  onClose: () => void;
  className?: string | undefined;
  children: ReactNode;
};

/** Opens above the composer; Escape or a press beside it closes it. */
export function Panel({ label, onClose, className, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // Something in it may have taken the focus already.
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus();
    const press = ({ target }: PointerEvent) => {
      const element = target as Element;
      // The buttons that open panels close them, too.
      if (!panel.current?.contains(element) && !element.closest('[data-opens-panel]')) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    addEventListener('pointerdown', press);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointerdown', press);
      removeEventListener('keydown', key);
    };
  }, []);
  return (
    <div
      ref={panel}
      role="dialog"
      tabIndex={-1}
      aria-label={label}
      className={cx(
        'absolute inset-x-2 bottom-full z-10 mb-2 flex max-h-[min(26rem,55dvh)] animate-rise flex-col overflow-hidden',
        'rounded-md border border-line bg-surface-raised shadow-raised md:inset-x-auto md:w-100',
        className,
      )}
    >
      {children}
    </div>
  );
}
