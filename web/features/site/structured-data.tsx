import { use } from 'react';
import { localizedUrl } from '#contract/localized-urls.ts';
import { linkTo } from '#contract/routes.ts';
import { NonceContext } from '#web/lib/nonce.ts';
import { useSiteAddressing } from './page-head.tsx';
import { useSite } from './site-context.ts';

/** The site and its company in the words of schema.org, for search engines. */
export function SiteStructuredData() {
  const { settings, company, locale, origin } = useSite();
  const nonce = use(NonceContext);
  const home = localizedUrl(useSiteAddressing(), linkTo('index'), locale);
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#company`,
    name: company.name,
    url: origin,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address,
      addressLocality: company.city,
      addressCountry: company.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: settings.support_phone,
      email: settings.support_email,
    },
  };
  const website = {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: settings.name,
    url: home,
    inLanguage: locale,
    publisher: { '@id': organization['@id'] },
  };
  const facts = { '@context': 'https://schema.org', '@graph': [website, organization] };
  // Data, which no browser runs; a name must not end the tag.
  const json = JSON.stringify(facts).replaceAll('<', String.raw`\u003c`);
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      // Browsers hide it.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
