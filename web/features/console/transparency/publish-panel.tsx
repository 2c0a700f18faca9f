import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { transparencyPublish } from '#contract/console/transparency.ts';
import { linkTo } from '#contract/routes.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { ActionError } from '../action-error.tsx';
import { ConsoleButton, consoleButtonClass } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { useChosenSite } from '../session.ts';
import { useAction } from '../use-action.ts';

interface Props {
  readonly year: number;
  readonly isOver: boolean;
  readonly publishedAt: string | null;
}

/** Whether a site shows the report to everybody, and the way to change that. */
export function PublishPanel({ year, isOver, publishedAt }: Props) {
  const t = useTranslations('console.transparency');
  const format = useFormatter();
  const site = useChosenSite();
  const { revalidate } = useRevalidator();
  const { busy, run, message } = useAction();
  if (!site) return <p className="c-lead">{t('chooseSite')}</p>;
  if (!isOver) return <p className="c-lead">{t('notOver')}</p>;
  const publish = (published: boolean) =>
    run(async () => {
      await consoleCall(transparencyPublish, { body: { year, site: site.id, published } });
      await revalidate();
    });
  const page = `//${site.domain}${linkTo('transparency', {}, { year })}`;
  return (
    <section className="c-panel c-publish">
      <p>
        {publishedAt === null
          ? t('notPublished', { site: site.name })
          : t('published', {
              site: site.name,
              date: format.dateTime(new Date(publishedAt), { dateStyle: 'long' }),
            })}
      </p>
      <ActionError message={message} />
      <div className="c-publish__actions">
        {publishedAt !== null && (
          <>
            <a className={consoleButtonClass()} href={page} target="_blank" rel="noreferrer">
              {t('see')}
            </a>
            <ConsoleButton busy={busy} onClick={() => void publish(false)}>
              {t('withdraw')}
            </ConsoleButton>
          </>
        )}
        <ConsoleButton look="primary" busy={busy} onClick={() => void publish(true)}>
          {publishedAt === null ? t('publish') : t('publishAgain')}
        </ConsoleButton>
      </div>
    </section>
  );
}
