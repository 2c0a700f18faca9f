import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icons/icon.tsx';
import { textLinkClass } from './text-link.tsx';

/** How far what one sees is saved. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed';

interface SaveIndicatorProps {
  readonly status: SaveStatus;
  readonly labels: Readonly<Record<'saving' | 'saved' | 'failed' | 'retry', ReactNode>>;
  readonly onRetry: () => void;
  /** Beside a small heading: no sign, smaller words. */
  readonly compact?: boolean;
  readonly className?: string;
}

/** Whether what one sees is saved, in a word; if not, another try. */
export function SaveIndicator({
  status,
  labels,
  onRetry,
  compact = false,
  className,
}: SaveIndicatorProps) {
  return (
    <div
      role="status"
      className={cx(
        'text-text-muted',
        compact ? 'text-xs font-normal' : 'flex min-h-6 items-center gap-2 text-sm',
        className,
      )}
    >
      {status === 'saving' && labels.saving}
      {status === 'saved' && (
        <>
          {!compact && <Icon name="check" size="xs" className="text-success" />}
          {labels.saved}
        </>
      )}
      {status === 'failed' && (
        <p className="text-danger">
          {labels.failed}{' '}
          <button type="button" onClick={onRetry} className={textLinkClass('inherit')}>
            {labels.retry}
          </button>
        </p>
      )}
    </div>
  );
}
