import { finder, finderResults } from '../../contract/likes/finder.ts';
import { LEAST_ANSWERS } from '../../contract/likes/questions.ts';
import { FinderPage } from '../features/likes/finder/finder-page.tsx';
import { WithTexts } from '../lib/lazy-texts.tsx';
import { membersOnly, orErrorPage, serverCall } from '../lib/visit.ts';
import type { Route } from './+types/match-finder';

export const loader = async (args: Route.LoaderArgs) => {
  membersOnly(args);
  const api = serverCall(args);
  const { answers } = await orErrorPage(api(finder));
  const enough = answers.length >= LEAST_ANSWERS;
  return { answers, results: enough ? await orErrorPage(api(finderResults, { query: {} })) : null };
};

/** Who fits, by the answers of both. */
export default function MatchFinder({ loaderData: { answers, results } }: Route.ComponentProps) {
  return (
    <WithTexts of="finder">
      <WithTexts of="cards">
        <FinderPage stored={answers} results={results} />
      </WithTexts>
    </WithTexts>
  );
}
