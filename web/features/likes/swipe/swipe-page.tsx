import { useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SwipeChoice } from '#contract/members/enums.ts';
import { linkTo } from '#contract/routes.ts';
import { cx } from '#web/ui/cx.ts';
import { IconButton, IconButtonLink } from '#web/ui/icon-button.tsx';
import type { InterestNames } from '#web/features/members/interest-names.ts';
import { PageTitle } from '#web/features/site/page-title.tsx';
import { FindPeopleNav } from '#web/features/site/find-people-nav.tsx';
import type { Deck, DeckState } from './deck.ts';
import { LikesLeft, LimitOnCard, LimitReached } from './likes-left.tsx';
import type { Motion } from '#web/lib/swipe/physics.ts';
import { atRest } from '#web/lib/swipe/physics.ts';
import type { LeavingCard } from './swipe-card.tsx';
import { SwipeNotice, SwipeStatus } from './swipe-notice.tsx';
import { SwipeStack } from './swipe-stack.tsx';
import { useDeck } from './use-deck.ts';
import type { SwipeKey } from './use-swipe-keys.ts';
import { useSwipeKeys } from './use-swipe-keys.ts';

/** The same by buttons; a form that the browser sends itself where there are no scripts. */
function SwipeButtons({ state, onPress }: { state: DeckState; onPress: (key: SwipeKey) => void }) {
  const t = useTranslations('swipe');
  const [top] = state.members;
  const { likes_left, can_undo } = state.allowance;
  const buttonProps = (key: SwipeKey) => ({
    type: 'submit' as const,
    name: 'intent',
    value: key,
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      onPress(key);
    },
  });
  return (
    <Form method="post" className="flex items-center justify-center gap-3 sm:gap-6">
      <input type="hidden" name="member" value={top?.id ?? ''} />
      <IconButton
        {...buttonProps('undo')}
        icon="arrow-u-up-left"
        label={t('undo')}
        variant="raised"
        size="lg"
        aria-disabled={!can_undo}
        className="aria-disabled:opacity-50"
      />
      {top && (
        <>
          <IconButton
            {...buttonProps('pass')}
            icon="x"
            label={t('pass')}
            variant="raised"
            size="xl"
          />
          <IconButton
            {...buttonProps('like')}
            icon="heart-fill"
            label={t('like')}
            variant="primary"
            size="xl"
            aria-disabled={likes_left === 0}
            className="shadow-raised aria-disabled:opacity-50"
          />
          <IconButtonLink
            to={linkTo('members-id', { id: top.id })}
            icon="user"
            label={t('open')}
            variant="raised"
            size="lg"
          />
        </>
      )}
    </Form>
  );
}

const keys = [
  ['→', 'like'],
  ['←', 'pass'],
  ['U', 'undo'],
  ['⏎', 'open'],
] as const;

function KeyHints() {
  const t = useTranslations('swipe');
  return (
    <aside className="row-span-2 self-center justify-self-end max-xl:hidden">
      <h2 className="mb-5 display-xs">{t('keys')}</h2>
      <dl className="grid gap-3">
        {keys.map(([key, what]) => (
          <div key={key} className="flex items-center gap-4">
            <dt>
              <kbd className="grid size-10 place-items-center rounded-sm border border-b-3 border-line bg-surface-raised font-text text-sm font-semibold">
                {key}
              </kbd>
            </dt>
            <dd className="text-text-muted">{t(what)}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

const withoutMember = (leaving: readonly LeavingCard[], id: string) =>
  leaving.filter(({ member }) => member.id !== id);

/** People one after the other: like or pass. */
export function SwipePage({ loaded, interests }: { loaded: Deck; interests: InterestNames }) {
  const t = useTranslations('swipe');
  const navigate = useNavigate();
  const [state, deck] = useDeck(loaded);
  const [leaving, setLeaving] = useState<readonly LeavingCard[]>([]);
  const [top] = state.members;

  const choose = (choice: SwipeChoice, motion: Motion): boolean => {
    if (!top || !deck.choose(choice)) return false;
    // Who was put back while flying out leaves anew.
    setLeaving((all) => [...withoutMember(all, top.id), { member: top, choice, motion }]);
    return true;
  };
  const perform = (key: SwipeKey) => {
    if (key === 'undo') deck.undo();
    else if (key !== 'open') choose(key, atRest);
    else if (top) void navigate(linkTo('members-id', { id: top.id }));
  };
  useSwipeKeys(perform);

  const { likes_left, next_at } = state.allowance;
  return (
    <main
      id="content"
      data-fills={likes_left === 0 ? 'and-more' : ''}
      className="flex flex-1 flex-col overflow-x-clip"
    >
      <PageTitle>{t('title')}</PageTitle>
      <div className="wrap flex flex-1 flex-col gap-4 py-4 max-md:pt-2 max-md:pb-[calc(4.25rem+max(env(safe-area-inset-bottom),8px))] lg:grid lg:grid-cols-[1fr_24rem] lg:grid-rows-[3fr_2fr] lg:gap-x-8 lg:py-8 xl:grid-cols-[1fr_24rem_1fr]">
        <div className="lg:max-w-80 lg:self-end">
          <FindPeopleNav />
          <div className="max-lg:sr-only lg:mb-10">
            <h1 className="display-lg">{t('heading')}</h1>
            <p className="mt-3 text-lg text-text-muted">{t('lead')}</p>
          </div>
          <LikesLeft left={likes_left} />
        </div>
        <div className="@container mx-auto flex w-full max-w-96 flex-1 flex-col justify-center gap-4 sm:gap-6 lg:row-span-2">
          <SwipeStack
            state={state}
            deck={deck}
            interests={interests}
            leaving={leaving}
            onChoice={choose}
            onGone={(id) => setLeaving((all) => withoutMember(all, id))}
          >
            {top && likes_left === 0 && <LimitOnCard nextAt={next_at} />}
            <SwipeNotice state={state} onClose={deck.dismissNotice} />
          </SwipeStack>
          <SwipeButtons state={state} onPress={perform} />
          <SwipeStatus state={state} />
        </div>
        <KeyHints />
        <div
          className={cx(
            'lg:col-start-1 lg:row-start-2 lg:max-w-80',
            likes_left > 0 && 'max-lg:hidden',
          )}
        >
          {likes_left === 0 ? (
            <LimitReached nextAt={next_at} />
          ) : (
            <p className="text-sm text-text-muted">{t('fresh')}</p>
          )}
        </div>
      </div>
    </main>
  );
}
