import { redirect } from 'react-router';
import { finder, finderResults, finderSave } from '#contract/likes/finder.ts';
import type { Importance } from '#contract/likes/questions.ts';
import { MIN_ANSWERS } from '#contract/likes/questions.ts';
import { linkTo } from '#contract/routes.ts';
import type { Answers } from '#web/features/likes/finder/answers.ts';
import {
  withAnswer,
  optionNames,
  isQuestion,
  questionAfter,
  withoutAnswer,
} from '#web/features/likes/finder/answers.ts';
import { WithHearts } from '#web/features/likes/card-like.tsx';
import { FinderPage } from '#web/features/likes/finder/finder-page.tsx';
import type { FinderMatches } from '#web/features/likes/finder/matches.ts';
import { haveSameAnswers } from '#web/features/likes/finder/matches.ts';
import { matchesCache } from '#web/features/likes/list-caches.ts';
import { textFieldsOf } from '#web/lib/form.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { membersOnly, orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/match-finder';

export const loader = async (args: Route.LoaderArgs) => {
  membersOnly(args);
  const api = serverCall(args);
  const { answers } = await orErrorPage(api(finder));
  const { searchParams } = new URL(args.request.url);
  const [at, cursor] = [searchParams.get('at'), searchParams.get('cursor')];
  const query = cursor === null ? {} : { cursor };
  const matches: FinderMatches | null =
    answers.length >= MIN_ANSWERS
      ? { ...(await orErrorPage(api(finderResults, { query }))), answers, cursor }
      : null;
  return { at: isQuestion(at) ? at : null, answers, matches };
};

/** Whoever comes back finds the matches as they were, unless other answers have found others. */
export const clientLoader = async ({ request, serverLoader }: Route.ClientLoaderArgs) => {
  const { pathname, search } = new URL(request.url);
  const cached = matchesCache.restore(pathname + search);
  const loaded = await serverLoader();
  const { matches } = loaded;
  return cached && matches && haveSameAnswers(cached, matches)
    ? { ...loaded, matches: cached }
    : loaded;
};

/** Without scripts each question is a page of its own. */
export const action = async (args: Route.ActionArgs) => {
  const api = serverCall(args);
  const sent = textFieldsOf(await args.request.formData());
  const { intent, question = '', option = '', importance } = sent;
  if (!isQuestion(question)) return redirect(linkTo('match-finder'));
  const change = async (to: (answers: Answers) => Answers) => {
    const { answers } = await orErrorPage(api(finder));
    await orErrorPage(api(finderSave, { body: { answers: [...to(answers)] } }));
  };
  if (intent === 'remove') {
    await change((answers) => withoutAnswer(answers, question));
    return redirect(linkTo('match-finder', {}, { at: question }));
  }
  const chosen = (optionNames as readonly string[]).indexOf(option);
  if (intent !== 'skip' && chosen >= 0) {
    await change((answers) =>
      withAnswer(answers, question, {
        option: chosen,
        ...(importance && { importance: importance as Importance }),
      }),
    );
  }
  return redirect(linkTo('match-finder', {}, { at: questionAfter(question) ?? undefined }));
};

/** Who fits, by the answers of both. */
export default function MatchFinder({
  loaderData: { at, answers, matches },
}: Route.ComponentProps) {
  return (
    <WithTexts of="finder">
      <WithTexts of="cards">
        <WithHearts>
          <FinderPage at={at} stored={answers} matches={matches} />
        </WithHearts>
      </WithTexts>
    </WithTexts>
  );
}
