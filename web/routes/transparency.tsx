import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { publishedTransparency } from '#contract/transparency.ts';
import { TransparencyFigures } from '#web/features/moderation/transparency-figures.tsx';
import { PageHead } from '#web/features/site/page-head.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { notFound, orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/transparency';

export const loader = async (args: Route.LoaderArgs) => {
  const year = new URL(args.request.url).searchParams.get('year');
  const query = year === null ? {} : { year };
  const { years, published } = await orErrorPage(
    serverCall(args)(publishedTransparency, { query }),
  );
  if (!published) throw notFound();
  return { years, published };
};

function Report({ years, published }: Route.ComponentProps['loaderData']) {
  const t = useTranslations('transparency');
  const format = useFormatter();
  const { name: site } = useSite().settings;
  const { report, at } = published;
  // Without the comma that numbers of this size get.
  const year = String(report.year);
  const title = t('title', { year });
  const others = years.filter((other) => other !== report.year);
  return (
    <div className="mx-auto grid max-w-220 gap-8">
      <PageHead
        title={title}
        description={t('lead', { site, year })}
        path={linkTo('transparency')}
      />
      <header className="grid gap-4">
        <h1 className="display-md wrap-break-word hyphens-auto md:display-lg">{title}</h1>
        <p className="text-lg text-text-muted">{t('lead', { site, year })}</p>
        <p className="text-sm text-text-muted">
          {t('published', { date: format.dateTime(new Date(at), { dateStyle: 'long' }), year })}
        </p>
      </header>
      <TransparencyFigures report={report} />
      {others.length > 0 && (
        <nav aria-label={t('years')} className="flex flex-wrap items-center gap-4">
          <span className="text-text-muted">{t('years')}</span>
          {others.map((other) => (
            <Link
              key={other}
              className="inline-flex min-h-11 items-center underline"
              to={linkTo('transparency', {}, { year: other })}
            >
              {other}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}

/** How a site dealt with reports, complaints and rule-breaking in a year. */
export default function Transparency({ loaderData }: Route.ComponentProps) {
  return (
    <WithTexts of="transparency">
      <main id="content" className="wrap py-10 md:py-16">
        <Report {...loaderData} />
      </main>
    </WithTexts>
  );
}
