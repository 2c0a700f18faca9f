import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Locale } from '#contract/locales.ts';
import { sitePagesPath } from '../../pages.ts';
import { useKeys } from '../../use-keys.ts';
import { ConflictDialog } from '../settings-parts.tsx';
import { SiteFrame } from '../site-frame.tsx';
import type { EditedSite, SiteEditor } from '../use-site-draft.ts';
import { useSiteDraft } from '../use-site-draft.ts';
import { NewPageDialog } from './new-page-dialog.tsx';
import { PageEditor } from './page-editor.tsx';
import { PageNav } from './page-nav.tsx';
import { PagePreview } from './page-preview.tsx';
import type { ListedPage } from './site-page-list.ts';
import { languagesOf, listPages } from './site-page-list.ts';
import { usePageDraft } from './use-page-draft.ts';
import { usePageName } from './use-page-name.ts';

/** A page that is only named yet, in the languages of the site. */
const unwrittenPage = (site: EditedSite, name: string): ListedPage => ({
  name,
  isStatic: false,
  languages: languagesOf(site).map((locale) => ({ locale, state: 'missing', isChanged: false })),
});

interface OpenPageProps {
  readonly editor: SiteEditor;
  readonly pages: readonly ListedPage[];
  readonly page: ListedPage;
  readonly locale: Locale;
}

/** One page in one language, beside all of them. */
function OpenPage({ editor, pages, page, locale }: OpenPageProps) {
  const t = useTranslations('console.sitePages');
  const languages = useTranslations('console.memberLanguages');
  const nameOf = usePageName();
  const navigate = useNavigate();
  const draft = usePageDraft(editor, page.name, locale);
  const [isAdding, setAdding] = useState(false);
  const { row } = editor.site;
  const linkOf = (name: string, lang: Locale = locale) =>
    `${sitePagesPath(row.id)}?${new URLSearchParams({ page: name, lang })}`;
  useKeys([{ keys: 'n', text: t('new'), run: () => setAdding(true) }]);
  const save = async () => {
    await draft.save();
    await editor.save();
  };
  return (
    <SiteFrame editor={editor} onSave={save}>
      <div className="c-site-pages">
        <PageNav pages={pages} current={page.name} linkOf={linkOf} onAdd={() => setAdding(true)} />
        <div className="c-site-pages__main">
          <h2>{nameOf(page.name)}</h2>
          <nav className="c-page-languages" aria-label={t('languages')}>
            {page.languages.map(({ locale: one, state, isChanged }) => (
              <Link
                key={one}
                to={linkOf(page.name, one)}
                preventScrollReset
                {...(one === locale && { 'aria-current': 'page' })}
              >
                {languages(one)}
                <small>{isChanged ? t('stateChanged') : t(`states.${state}`)}</small>
              </Link>
            ))}
          </nav>
          <PageEditor editor={editor} page={page} locale={locale} draft={draft} />
        </div>
        {draft.text && (
          <PagePreview
            site={row.id}
            niche={Number(editor.valueOf('niche'))}
            page={page.name}
            locale={locale}
            text={draft.text}
          />
        )}
      </div>
      <ConflictDialog editor={editor} />
      {isAdding && (
        <NewPageDialog
          taken={pages.map(({ name }) => name)}
          onChoose={(name) => {
            setAdding(false);
            void navigate(linkOf(name));
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </SiteFrame>
  );
}

/** The pages of text of a site; the address holds which one is open, in which language. */
export function SitePagesPage({ loaded }: { loaded: EditedSite }) {
  const editor = useSiteDraft(loaded);
  const [search] = useSearchParams();
  const pages = listPages(editor.site);
  const name = search.get('page') ?? 'terms';
  const page = pages.find((one) => one.name === name) ?? unwrittenPage(editor.site, name);
  const lang = search.get('lang');
  const { locale } = page.languages.find((one) => one.locale === lang) ??
    page.languages[0] ?? { locale: 'en' as const };
  return (
    <OpenPage
      key={`${page.name} ${locale}`}
      editor={editor}
      pages={pages}
      page={page}
      locale={locale}
    />
  );
}
