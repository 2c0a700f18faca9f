import { redirect } from 'react-router';
import { swipe, swipeDeck, swipeUndo } from '#contract/likes/swipe.ts';
import { linkTo } from '#contract/routes.ts';
import { interests as interestsEndpoint } from '#contract/site.ts';
import { SwipePage } from '#web/features/likes/swipe/swipe-page.tsx';
import { interestNames } from '#web/features/members/interest-names.ts';
import { textFieldsOf } from '#web/lib/form.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { membersOnly, orErrorPage, serverCall, visitOf } from '#web/lib/visit.ts';
import type { Route } from './+types/swipe-game';

export const loader = async (args: Route.LoaderArgs) => {
  membersOnly(args);
  const api = serverCall(args);
  const [deck, names] = await orErrorPage(
    Promise.all([
      api(swipeDeck, { query: {} }),
      api(interestsEndpoint, { query: { lang: visitOf(args).locale } }),
    ]),
  );
  return { deck, interests: interestNames(names) };
};

/** Without scripts each choice is a page of its own. */
export const action = async (args: Route.ActionArgs) => {
  const api = serverCall(args);
  const { intent, member = '' } = textFieldsOf(await args.request.formData());
  const choice = intent === 'like' ? 'like' : 'pass';
  const done = intent === 'undo' ? api(swipeUndo) : api(swipe, { body: { member, choice } });
  await orErrorPage<unknown>(done);
  return redirect(linkTo('swipe-game'));
};

/** A game of people: four likes a day. */
export default function SwipeGame({ loaderData: { deck, interests } }: Route.ComponentProps) {
  return (
    <WithTexts of="swipe">
      <WithTexts of="cards">
        <SwipePage loaded={deck} interests={interests} />
      </WithTexts>
    </WithTexts>
  );
}
