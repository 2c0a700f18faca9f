import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Answer } from '#contract/core/endpoint.ts';
import { linkTo } from '#contract/routes.ts';
import type { page as pageEndpoint } from '#contract/site.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Prose } from '#web/ui/prose.tsx';
import { PageHead } from './page-head.tsx';
import { contentsOf, firstParagraph } from './rules/excerpt.ts';
import { useOpenAnswer } from './use-open-answer.ts';

interface Props {
  readonly page: Answer<typeof pageEndpoint>;
  /** Whether what is added stands before the text instead of under it. */
  readonly childrenFirst?: boolean;
  readonly children?: ReactNode;
}

/** Fewer parts are seen at a glance. */
const MIN_PARTS = 3;

type ContentsProps = { parts: ReturnType<typeof contentsOf>; lang: string };

function Links({ parts, lang }: ContentsProps) {
  return (
    <ul lang={lang}>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-10 items-center rounded-md px-4 py-1.5 text-sm font-medium text-text-muted hover:bg-surface-current hover:text-text pointer-coarse:min-h-11"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The parts of the page: beside the text at a desk, folded above it in the hand. */
function Contents(props: ContentsProps) {
  const t = useTranslations('page');
  return (
    <>
      <nav
        aria-label={t('contents')}
        className="sticky top-24 -ml-4 max-h-[calc(100dvh-8rem)] overflow-y-auto max-lg:hidden print:hidden"
      >
        <p className="px-4 pb-2 text-sm font-semibold">{t('contents')}</p>
        <Links {...props} />
      </nav>
      <Disclosure title={t('contents')} wide className="mb-6 border-t lg:hidden print:hidden">
        <Links {...props} />
      </Disclosure>
    </>
  );
}

/** A page of text, with room for one thing to do. */
export function StaticText({ page, childrenFirst = false, children }: Props) {
  const t = useTranslations('page');
  const footer = useTranslations('footer');
  const parts = contentsOf(page.html);
  const hasContents = parts.length >= MIN_PARTS;
  useOpenAnswer();
  const added = children && <div className="my-10">{children}</div>;
  return (
    <main id="content" className="wrap py-10 md:py-16">
      <PageHead
        title={page.title}
        description={firstParagraph(page.html)}
        path={linkTo('pages-token', { token: page.page })}
        locales={page.locales}
      />
      <div
        className={cx(
          'mx-auto max-w-measure',
          hasContents &&
            'lg:grid lg:max-w-256 lg:grid-cols-[232px_minmax(0,68ch)] lg:items-start lg:gap-x-16',
        )}
      >
        <h1
          className="mb-6 display-md hyphens-auto sm:display-lg lg:col-start-2"
          lang={page.locale}
        >
          {page.title}
        </h1>
        {hasContents && <Contents parts={parts} lang={page.locale} />}
        <div className="min-w-0 lg:col-start-2">
          {childrenFirst && added}
          {/* Rendered on the server from Markdown, raw HTML escaped. */}
          <Prose lang={page.locale} dangerouslySetInnerHTML={{ __html: page.html }} />
          {!childrenFirst && added}
          <div className="mt-12 flex flex-wrap items-center justify-between gap-4 rounded-md bg-surface-sunken p-6">
            <p className="font-semibold">{t('questions')}</p>
            <ButtonLink to={linkTo('pages-service')} variant="line" size="sm">
              {footer('service')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </main>
  );
}
