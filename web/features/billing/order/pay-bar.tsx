import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icons/icon.tsx';

interface Props {
  readonly price: string;
  readonly method: string;
  /** Why the button did not do what it says. */
  readonly notice?: ReactNode;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

const phoneClass = cx(
  'max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-(--gutter) max-lg:border-t',
  'max-lg:border-line max-lg:bg-surface max-lg:px-(--gutter) max-lg:pt-3',
  'max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
);

/** The button of an order; on phones it stays in view, with the sum and what is paid with. */
export function PayBar({ price, method, notice, note, children }: Props) {
  return (
    <div data-pay-bar className={cx('grid min-w-0 gap-3', phoneClass)}>
      {notice}
      <p className="flex items-baseline justify-between gap-4 lg:hidden">
        <span className="min-w-0 text-sm text-text-muted">{method}</span>
        <strong className="text-lg tabular-nums">{price}</strong>
      </p>
      {children}
      {note !== undefined && (
        <p className="flex justify-center gap-2 text-sm text-text-muted max-lg:hidden">
          <Icon name="lock" size="sm" />
          {note}
        </p>
      )}
    </div>
  );
}
