import { chooseLocale } from '../../../contract/locales.ts';
import { linkTo } from '../../../contract/routes.ts';
import { PageHead, useSiteWords } from './page-head.tsx';
import { useSite } from './site-context.ts';
import { SiteFactsForMachines } from './site-facts.tsx';

/** The head of the home page: in the operator's words, or in ours where those are in another language. */
export function IndexHead() {
  const { settings, locale } = useSite();
  const { headline, text } = useSiteWords();
  const own = locale === chooseLocale(null, null, settings.domain_language);
  return (
    <>
      <PageHead
        title={own ? settings.index_title : headline}
        description={own ? settings.description : text}
        path={linkTo('index')}
      />
      <SiteFactsForMachines />
    </>
  );
}
