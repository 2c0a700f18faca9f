import { linkTo } from '../../../contract/routes.ts';
import { PageHead } from './page-head.tsx';
import { SiteFactsForMachines } from './site-facts.tsx';
import { useOperatorWords } from './site-words.ts';

/** The head of the home page. */
export function IndexHead() {
  return (
    <>
      <PageHead {...useOperatorWords()} path={linkTo('index')} />
      <SiteFactsForMachines />
    </>
  );
}
