import { redirect } from 'react-router';
import { finder, finderResults, finderSave } from '../../contract/likes/finder.ts';
import type { Importance } from '../../contract/likes/questions.ts';
import { LEAST_ANSWERS } from '../../contract/likes/questions.ts';
import { linkTo } from '../../contract/routes.ts';
import { answered, ends, isQuestion, questionAfter } from '../features/likes/finder/answers.ts';
import { WithHearts } from '../features/likes/card-like.tsx';
import { FinderPage } from '../features/likes/finder/finder-page.tsx';
import { textsOf } from '../lib/form.ts';
import { WithTexts } from '../lib/lazy-texts.tsx';
import { membersOnly, orErrorPage, serverCall } from '../lib/visit.ts';
import type { Route } from './+types/match-finder';

export const loader = async (args: Route.LoaderArgs) => {
  membersOnly(args);
  const api = serverCall(args);
  const { answers } = await orErrorPage(api(finder));
  const results =
    answers.length >= LEAST_ANSWERS ? await orErrorPage(api(finderResults, { query: {} })) : null;
  const at = new URL(args.request.url).searchParams.get('at');
  return { at: isQuestion(at) ? at : null, answers, results };
};

/** Without scripts each question is a page of its own. */
export const action = async (args: Route.ActionArgs) => {
  const api = serverCall(args);
  const { question = '', option = '', importance } = textsOf(await args.request.formData());
  if (!isQuestion(question)) return redirect(linkTo('match-finder'));
  const chosen = (ends as readonly string[]).indexOf(option);
  if (chosen >= 0) {
    const { answers } = await orErrorPage(api(finder));
    const change = {
      option: chosen,
      ...(importance && { importance: importance as Importance }),
    };
    const body = { answers: [...answered(answers, question, change)] };
    await orErrorPage(api(finderSave, { body }));
  }
  return redirect(linkTo('match-finder', {}, { at: questionAfter(question) ?? undefined }));
};

/** Who fits, by the answers of both. */
export default function MatchFinder({
  loaderData: { at, answers, results },
}: Route.ComponentProps) {
  return (
    <WithTexts of="finder">
      <WithTexts of="cards">
        <WithHearts>
          <FinderPage at={at} stored={answers} results={results} />
        </WithHearts>
      </WithTexts>
    </WithTexts>
  );
}
