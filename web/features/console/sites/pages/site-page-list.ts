import type { PageText } from '#contract/console/site-pages.ts';
import type { Locale } from '#contract/locales.ts';
import { localeOfSite, locales } from '#contract/locales.ts';
import { siteLocales } from '#contract/localized-urls.ts';
import { staticPages } from '#contract/routes.ts';
import type { EditedSite } from '../use-site-draft.ts';

/** Whose words a page has in a language: the operator's, ours, or nobody's. */
type PageState = 'own' | 'product' | 'missing';

export interface ListedPage {
  readonly name: string;
  /** Whether it comes with the product, and is there in any case. */
  readonly isStatic: boolean;
  readonly languages: readonly {
    readonly locale: Locale;
    readonly state: PageState;
    /** Whether it is otherwise in the draft. */
    readonly isChanged: boolean;
  }[];
}

export const pageFieldOf = (name: string, locale: Locale): string => `pages/${name}/${locale}`;

type Edited = Pick<EditedSite, 'live' | 'draft'>;

const changeOf = ({ draft }: Edited, field: string) =>
  draft.changes.find((change) => change.field === field);

/** A page in a language as the draft has it; null where the operator wrote none. */
export const textOf = (site: Edited, name: string, locale: Locale): PageText | null => {
  const field = pageFieldOf(name, locale);
  const change = changeOf(site, field);
  return ((change ? change.value : site.live[field]) ?? null) as PageText | null;
};

/** The languages that a site offers as its draft has it, its own first. */
export const languagesOf = (site: Edited): readonly Locale[] => {
  const valueOf = (field: string) => changeOf(site, field)?.value ?? site.live[field];
  const domainLanguage = String(valueOf('domain_language'));
  const countries = valueOf('countries');
  const offered = siteLocales({
    origin: '',
    domainLanguage,
    countries: Array.isArray(countries) ? countries.map(String) : [],
  });
  const first = localeOfSite(domainLanguage);
  return [first, ...offered.filter((locale) => locale !== first)];
};

/** Own pages of the draft, by name; also one that is about to be taken away. */
const ownNamesOf = ({ live, draft }: Edited): string[] => {
  const fields = [...Object.keys(live), ...draft.changes.map(({ field }) => field)];
  const names = fields.flatMap((field) => {
    const [kind, name] = field.split('/');
    return kind === 'pages' && name !== undefined ? [name] : [];
  });
  return [...new Set(names)]
    .filter((name) => !(staticPages as readonly string[]).includes(name))
    .toSorted();
};

/** All pages of text of a site, those of the product first, each with its languages. */
export const listPages = (site: Edited): ListedPage[] => {
  const offered = languagesOf(site);
  return [...staticPages, ...ownNamesOf(site)].map((name) => {
    const isStatic = (staticPages as readonly string[]).includes(name);
    // Words in a language that is no longer offered can still be seen and taken away.
    const written = locales.filter((locale) => textOf(site, name, locale) !== null);
    return {
      name,
      isStatic,
      languages: [...new Set([...offered, ...written])].map((locale) => ({
        locale,
        state: written.includes(locale) ? 'own' : isStatic ? 'product' : 'missing',
        isChanged: changeOf(site, pageFieldOf(name, locale)) !== undefined,
      })),
    };
  });
};
