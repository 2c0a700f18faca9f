import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PageText } from '#contract/console/site-pages.ts';
import { pageText, sitePagePreview } from '#contract/console/site-pages.ts';
import { CallError } from '#contract/core/client.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type { Locale } from '#contract/locales.ts';
import { Prose } from '#web/ui/prose.tsx';
import { consoleCall } from '../../console-call.ts';

const PAUSE_MS = 300;

type Shown = Answer<typeof sitePagePreview>;

interface PreviewProps {
  readonly site: number;
  readonly niche: number;
  readonly page: string;
  readonly locale: Locale;
  readonly text: PageText;
}

/** The page as the site would show it, a moment after each change. */
const usePreview = ({ site, page, locale, text }: PreviewProps): Shown | null => {
  const [shown, setShown] = useState<Shown | null>(null);
  const { title, body } = text;
  useEffect(() => {
    const sent = { title, body };
    if (!pageText.safeParse(sent).success) return;
    let isLatest = true;
    const show = async () => {
      try {
        const answer = await consoleCall(sitePagePreview, {
          body: { site, page, locale, text: sent },
        });
        if (isLatest) setShown(answer);
      } catch (error) {
        // The last one stays; the review finds what is wrong in any case.
        if (!(error instanceof CallError)) throw error;
      }
    };
    const timer = setTimeout(() => void show(), PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [site, page, locale, title, body]);
  return shown;
};

/** What visitors would read, and what of it cannot be filled or followed. */
export function PagePreview(props: PreviewProps) {
  const t = useTranslations('console.sitePages');
  const shown = usePreview(props);
  return (
    <section className="c-page-preview" aria-label={t('preview')}>
      <h2>{t('preview')}</h2>
      {shown && shown.faults.length > 0 && (
        <div className="c-note c-note--danger" role="status">
          {t('faults')}
          <ul>
            {shown.faults.map((fault) => (
              <li key={fault}>
                <code>{fault}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {/* Links lead away from what is being written. */}
      <div className="c-page-preview__paper" data-niche={props.niche} inert>
        {shown && (
          <>
            <p className="c-page-preview__title" lang={props.locale}>
              {shown.title}
            </p>
            {/* Rendered on the server from Markdown, raw HTML escaped. */}
            <Prose lang={props.locale} dangerouslySetInnerHTML={{ __html: shown.html }} />
          </>
        )}
      </div>
    </section>
  );
}
