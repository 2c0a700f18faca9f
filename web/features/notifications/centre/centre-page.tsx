import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { PageTitle } from '#web/features/site/page-title.tsx';
import { ChoicesLink, MarkAllButton } from './centre-actions.tsx';
import type { NotificationListData } from './list-data.ts';
import { NotificationList } from './notification-list.tsx';
import { useCentre } from './use-centre.ts';

type CentrePageProps = {
  initial: NotificationListData;
  /** Whether it is the first page; without scripts each has an address of its own. */
  fromStart: boolean;
};

/** All that happened to the member, on a page of its own. */
export function CentrePage({ initial, fromStart }: CentrePageProps) {
  const t = useTranslations('notifications.centre');
  const centre = useCentre(initial, fromStart);
  return (
    <main id="content" className="wrap flex-1 pt-4 pb-16 max-md:pb-28 md:pt-10 md:pb-20">
      <PageTitle>{t('title')}</PageTitle>
      <div className="mx-auto max-w-180">
        <div className="flex flex-wrap items-center gap-x-4">
          <h1 className="display-md md:display-lg">{t('title')}</h1>
          <div className="flex flex-1 items-center justify-between md:justify-end">
            <MarkAllButton centre={centre} className="whitespace-nowrap max-md:-ml-4" />
            <span className="ml-auto md:ml-0">
              <ChoicesLink />
            </span>
          </div>
        </div>
        {!fromStart && (
          <p className="mt-4">
            <TextLink to={linkTo('updates')}>{t('start')}</TextLink>
          </p>
        )}
        <Card padding="none" className="mt-4 p-2 md:mt-6 md:p-4">
          <NotificationList centre={centre} headingLevel={2} />
        </Card>
      </div>
    </main>
  );
}
