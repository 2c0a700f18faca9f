import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ConsoleButton } from '../console-button.tsx';
import type { More } from './use-member-lists.ts';

/** The end of a list that may go on. Whoever came to the last of it by keyboard stays there. */
export function MoreFoot({ of, more }: { of: string; more: More }) {
  const t = useTranslations('console');
  const { state, hasMore, loadMore } = more;
  const end = useRef<HTMLParagraphElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && !hasMore && document.activeElement === document.body)
      end.current?.focus();
  }, [hasMore]);
  const load = () => {
    wasAsked.current = true;
    loadMore();
  };
  if (!hasMore) {
    return (
      <p ref={end} tabIndex={-1} className="sr-only">
        {t('member.end')}
      </p>
    );
  }
  return (
    <div className="c-member__more">
      {state === 'failed' && (
        <p role="alert" className="c-error">
          {t('failed.list')}
        </p>
      )}
      <ConsoleButton small look="quiet" busy={state === 'loading'} onClick={load}>
        {t(state === 'failed' ? 'failed.retry' : 'audit.more')}
        <span className="sr-only">: {of}</span>
      </ConsoleButton>
    </div>
  );
}
