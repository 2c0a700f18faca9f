import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Answer } from '../../../contract/core/endpoint.ts';
import { linkTo } from '../../../contract/routes.ts';
import type { page as pageEndpoint } from '../../../contract/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Prose } from '../../ui/prose.tsx';
import { PageHead } from './page-head.tsx';
import { firstParagraph } from './rules/first-words.ts';

interface Props {
  readonly page: Answer<typeof pageEndpoint>;
  /** Whether what is added stands before the text instead of under it. */
  readonly lead?: boolean;
  readonly children?: ReactNode;
}

/** A page of text, with room for one thing to do. */
export function StaticText({ page, lead = false, children }: Props) {
  const t = useTranslations('page');
  const footer = useTranslations('footer');
  const added = children && <div className="my-10">{children}</div>;
  return (
    <main id="content" className="wrap py-10 md:py-16">
      <PageHead
        title={page.title}
        description={firstParagraph(page.html)}
        path={linkTo('pages-token', { token: page.page })}
        locales={page.locales}
      />
      <div className="mx-auto max-w-measure">
        <h1 className="mb-6 display-lg" lang={page.locale}>
          {page.title}
        </h1>
        {lead && added}
        {/* Rendered on the server from Markdown, raw HTML escaped. */}
        <Prose lang={page.locale} dangerouslySetInnerHTML={{ __html: page.html }} />
        {!lead && added}
        <div className="mt-12 flex flex-wrap items-center justify-between gap-4 rounded-md bg-surface-sunken p-6">
          <p className="font-semibold">{t('questions')}</p>
          <ButtonLink to={linkTo('pages-service')} variant="line" size="sm">
            {footer('service')}
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}
