import {
  localizedUrl,
  alternateLinks,
  defaultLocaleOf,
  siteLocales,
} from '#contract/localized-urls.ts';
import type { Locale } from '#contract/locales.ts';
import type { ShareName } from '#contract/sharing.ts';
import { sharePicturePath, sharePictureSize } from '#contract/sharing.ts';
import { PageTitle, TabTitle } from './page-title.tsx';
import { useSite } from './site-context.ts';
import { useSiteTexts } from './site-texts.ts';

const openGraphLocales: Record<Locale, string> = {
  en: 'en_GB',
  nl: 'nl_NL',
  de: 'de_DE',
  it: 'it_IT',
  fr: 'fr_FR',
  es: 'es_ES',
  pl: 'pl_PL',
  da: 'da_DK',
  fi: 'fi_FI',
  no: 'nb_NO',
  sv: 'sv_SE',
};

/** What canonical and alternate addresses are made from. */
export const useSiteAddressing = () => {
  const { origin, settings } = useSite();
  return { origin, domainLanguage: settings.domain_language, countries: settings.countries };
};

interface Picture {
  readonly name: ShareName;
  /** What stands in it. */
  readonly headline: string;
}

interface Props {
  readonly title: string;
  readonly description: string;
  /** Where the page is, without what a visitor brings along. */
  readonly path: string;
  /** The languages that the page has; left out where it has all of the site. */
  readonly locales?: readonly Locale[] | null;
  /** Shown beside a shared link; without it the one of the site. */
  readonly picture?: Picture;
}

function SharePicture({ name, headline }: Picture) {
  const { origin, locale, settings } = useSite();
  const shown = { name, headline, locale, site: settings.name, niche: settings.niche };
  return (
    <>
      <meta property="og:image" content={origin + sharePicturePath(shown)} />
      <meta property="og:image:width" content={String(sharePictureSize.width)} />
      <meta property="og:image:height" content={String(sharePictureSize.height)} />
      <meta property="og:image:alt" content={headline} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function AddressTags({ path, locales }: Pick<Props, 'path' | 'locales'>) {
  const { locale } = useSite();
  const site = useSiteAddressing();
  const offered = siteLocales(site).filter((one) => locales?.includes(one) ?? true);
  // In a language that it does not have the page is the same as in another.
  const pageLocale = offered.includes(locale) ? locale : defaultLocaleOf(site, offered);
  const address = localizedUrl(site, path, pageLocale);
  return (
    <>
      <link rel="canonical" href={address} />
      {alternateLinks(site, path, offered).map(({ lang, href }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={href} />
      ))}
      <meta property="og:url" content={address} />
    </>
  );
}

/** The head of a page that strangers may find: what search engines list, and what a shared link shows. */
export function PageHead({ title, description, path, locales, picture }: Props) {
  const { settings, locale, user } = useSite();
  const { headline } = useSiteTexts();
  if (user) return <PageTitle>{title}</PageTitle>;
  return (
    <>
      <TabTitle>{title}</TabTitle>
      {!settings.indexed && <meta name="robots" content="noindex" />}
      <meta name="description" content={description} />
      <AddressTags path={path} locales={locales ?? null} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={settings.name} />
      <meta property="og:locale" content={openGraphLocales[locale]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <SharePicture {...(picture ?? { name: 'site', headline })} />
    </>
  );
}
