import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PreviewedPage } from '#contract/console/site-preview.ts';
import { previewedPages, previewPath, sitePreviewOpen } from '#contract/console/site-preview.ts';
import { CallError } from '#contract/core/client.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type { Locale } from '#contract/locales.ts';
import { consoleCall } from '../console-call.ts';
import { Segments } from '../segments.tsx';
import { languagesOf } from './pages/site-page-list.ts';
import type { SiteEditor } from './use-site-draft.ts';
import { useFieldName } from './use-value-text.ts';

type Opened = Answer<typeof sitePreviewOpen> | 'failed';

/** Asks anew whether the draft can be shown whenever something about it changes. */
const useOpened = (site: number, about: string): Opened | null => {
  const [opened, setOpened] = useState<{ about: string; answer: Opened } | null>(null);
  useEffect(() => {
    let isLatest = true;
    const open = async () => {
      try {
        const answer = await consoleCall(sitePreviewOpen, { body: { site } });
        if (isLatest) setOpened({ about, answer });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (isLatest) setOpened({ about, answer: 'failed' });
      }
    };
    void open();
    return () => {
      isLatest = false;
    };
  }, [site, about]);
  // Until the next one is there, the last one is better than a hole.
  return opened?.answer ?? null;
};

/** The site as visitors would see it with the draft; it can be looked at and nothing else. */
export function SitePreview({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('console.sitePreview');
  const languages = useTranslations('console.memberLanguages');
  const fieldName = useFieldName();
  const { row, draft } = editor.site;
  const offered = languagesOf(editor.site);
  const [page, setPage] = useState<PreviewedPage>('index');
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone');
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const [chosen, setLang] = useState<Locale>('en');
  const lang = offered.includes(chosen) ? chosen : (offered[0] ?? 'en');
  const opened = useOpened(row.id, `${draft.revision} ${page} ${lang} ${scheme}`);
  return (
    <aside className="c-site-preview" aria-label={t('title')}>
      <div className="c-site-preview__bar">
        <h2>{t('title')}</h2>
        <Segments
          label={t('page')}
          values={previewedPages.map((one) => [one, t(`pages.${one}`)] as const)}
          value={page}
          onChange={setPage}
        />
      </div>
      {opened === 'failed' && (
        <p role="alert" className="c-error">
          {t('failed')}
        </p>
      )}
      {opened && opened !== 'failed' && opened.token === null && (
        <div className="c-note c-note--danger" role="status">
          {t('misfits')}
          <ul>
            {opened.misfits.map((field) => (
              <li key={field}>{fieldName(field)}</li>
            ))}
          </ul>
        </div>
      )}
      {opened && opened !== 'failed' && opened.token !== null && (
        <div className={`c-site-preview__screen c-site-preview__screen--${width}`}>
          <iframe
            title={t('frame', { site: row.name, page: t(`pages.${page}`) })}
            sandbox="allow-same-origin"
            src={previewPath({ token: opened.token, page, lang, scheme })}
          />
        </div>
      )}
      <div className="c-site-preview__bar">
        <Segments
          label={t('width')}
          values={[
            ['phone', t('phone')],
            ['desktop', t('desktop')],
          ]}
          value={width}
          onChange={setWidth}
        />
        <Segments
          label={t('scheme')}
          values={[
            ['light', t('light')],
            ['dark', t('dark')],
          ]}
          value={scheme}
          onChange={setScheme}
        />
      </div>
      {offered.length > 1 && (
        <select
          className="c-input"
          aria-label={t('language')}
          value={lang}
          onChange={({ target }) => setLang(target.value as Locale)}
        >
          {offered.map((one) => (
            <option key={one} value={one}>
              {languages(one)}
            </option>
          ))}
        </select>
      )}
    </aside>
  );
}
