import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { IconButtonLink } from '#web/ui/icon-button.tsx';
import type { Centre } from './use-centre.ts';

type MarkAllButtonProps = {
  centre: Pick<Centre, 'unseen' | 'markAll'>;
  className?: string | undefined;
};

/** Says of all at once that they were seen, as long as some were not. */
export function MarkAllButton({ centre: { unseen, markAll }, className }: MarkAllButtonProps) {
  const t = useTranslations('notifications.centre');
  const [hadUnseen] = useState(unseen > 0);
  const hasUnseen = unseen > 0;
  // Its place stays, so that nothing moves while one reads and they become seen.
  if (!hasUnseen && !hadUnseen) return null;
  return (
    <form
      method="post"
      action={linkTo('updates')}
      className={cx(className, !hasUnseen && 'invisible')}
      onSubmit={(event) => {
        event.preventDefault();
        void markAll();
      }}
    >
      <Button type="submit" variant="quiet" size="sm">
        {t('markAll')}
      </Button>
    </form>
  );
}

/** The way to the choices of what one hears of. */
export function ChoicesLink({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const t = useTranslations('notifications.centre');
  return (
    <IconButtonLink
      to={`${linkTo('notifications')}#notifications`}
      icon="gear"
      size="sm"
      label={t('settings')}
      onClick={onLeave}
    />
  );
}
