import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useSite } from '#web/features/site/site-context.ts';

/** What a member has, where it went, and the quickest way to more. */
export function BalanceCard({ credits, canRepeat }: { credits: number; canRepeat: boolean }) {
  const t = useTranslations('credits.balance');
  const { settings } = useSite();
  const messages = Math.floor(credits / Math.max(settings.message_credits, 1));
  return (
    <Card asChild tone="line">
      <section aria-label={t('title')} className="lg:min-w-100">
        <p className="text-sm font-semibold text-text-muted">{t('title')}</p>
        <p className="display-md tabular-nums">{t('left', { count: credits })}</p>
        <p className="text-text-muted">{t('enough', { count: messages })}</p>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 max-md:text-sm md:mt-3 md:gap-x-5">
          {canRepeat && (
            <ButtonLink to={linkTo('credits-repeat-order')} size="sm" variant="soft">
              {t('repeat')}
            </ButtonLink>
          )}
          <TextLink
            to={linkTo('transactions-id', {}, { show: 'credits' })}
            className="inline-flex min-h-11 items-center"
          >
            {t('statement')}
          </TextLink>
          <TextLink to={linkTo('transactions-id')} className="inline-flex min-h-11 items-center">
            {t('orders')}
          </TextLink>
          <TextLink to={linkTo('invitations')} className="inline-flex min-h-11 items-center">
            {t('invite')}
          </TextLink>
        </div>
      </section>
    </Card>
  );
}
