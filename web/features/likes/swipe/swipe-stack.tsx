import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SwipeChoice } from '#contract/members/enums.ts';
import { linkTo } from '#contract/routes.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TwoChairs } from '#web/ui/drawings/two-chairs.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonPhoto } from '#web/ui/skeleton.tsx';
import type { InterestNames } from '#web/features/members/interest-names.ts';
import type { DeckState, DeckStore } from './deck.ts';
import type { Motion } from '#web/lib/swipe/physics.ts';
import type { LeavingCard } from './swipe-card.tsx';
import { SwipeCard } from './swipe-card.tsx';

/** The first, two below it, and one whose photo is on its way. */
const RENDERED_CARDS = 4;

/** Instead of cards: they cannot be fetched, or there is nobody left. */
function NoCards({ state, deck }: { state: DeckState; deck: DeckStore }) {
  const t = useTranslations('swipe');
  if (state.fetching === 'failed') {
    return (
      <ErrorState
        title={t('lost.title')}
        action={<Button onClick={deck.fetchMore}>{t('lost.retry')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      picture={<TwoChairs />}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <>
          <ButtonLink to={`${linkTo('profile')}#seeking`}>{t('empty.widen')}</ButtonLink>
          <ButtonLink to={linkTo('members')} variant="line">
            {t('limit.search')}
          </ButtonLink>
        </>
      }
    />
  );
}

type SwipeStackProps = {
  state: DeckState;
  deck: DeckStore;
  interests: InterestNames;
  leaving: readonly LeavingCard[];
  onChoice: (choice: SwipeChoice, motion: Motion) => boolean;
  onGone: (id: string) => void;
  /** What is said above them. */
  children: ReactNode;
};

/** The cards, with those that are still on their way out above them. */
export function SwipeStack({
  state,
  deck,
  interests,
  leaving,
  onChoice,
  onGone,
  children,
}: SwipeStackProps) {
  const t = useTranslations('swipe');
  const stack = useRef<HTMLElement>(null);
  const { members, returned } = state;
  const leavingCards = leaving.filter(({ member }) => !members.some(({ id }) => id === member.id));
  const topId = members[0]?.id;

  // The focus goes on to the next card with the one that held it.
  useLayoutEffect(() => {
    const { current } = stack;
    if (!current?.contains(document.activeElement)) return;
    current.querySelector<HTMLElement>('article:not([inert]) a')?.focus({ preventScroll: true });
  }, [topId]);

  const isEmpty = members.length === 0 && leavingCards.length === 0;
  if (isEmpty && state.fetching !== 'loading') {
    return (
      <section aria-label={t('stack')} className="relative">
        <NoCards state={state} deck={deck} />
        {children}
      </section>
    );
  }
  // They take the room that is left, and the shape of a portrait if it is high enough.
  return (
    <section
      ref={stack}
      aria-label={t('stack')}
      className="relative isolate max-h-[122cqw] min-h-20 flex-1 lg:max-h-[133cqw]"
    >
      <div className="absolute inset-0 mx-auto aspect-portrait h-full min-w-60">
        {isEmpty && (
          <div role="status" aria-label={t('loading')} className="h-full">
            <SkeletonPhoto className="aspect-auto h-full" />
          </div>
        )}
        {[...leavingCards, ...members.slice(0, RENDERED_CARDS)].map((one, at) => {
          const out = 'member' in one ? one : undefined;
          const member = 'member' in one ? one.member : one;
          return (
            <SwipeCard
              key={member.id}
              member={member}
              interests={interests}
              depth={at - leavingCards.length}
              leaving={out}
              returned={returned?.id === member.id ? returned.choice : undefined}
              onChoice={onChoice}
              onGone={() => onGone(member.id)}
            />
          );
        })}
        {children}
      </div>
    </section>
  );
}
