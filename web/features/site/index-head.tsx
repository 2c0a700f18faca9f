import { linkTo } from '#contract/routes.ts';
import { PageHead } from './page-head.tsx';
import { SiteStructuredData } from './structured-data.tsx';
import { useOperatorTexts } from './site-texts.ts';

/** The head of the home page. */
export function IndexHead() {
  return (
    <>
      <PageHead {...useOperatorTexts()} path={linkTo('index')} />
      <SiteStructuredData />
    </>
  );
}
