import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { countryNamesIn } from '#contract/country-names.ts';
import type { SwipeChoice } from '#contract/members/enums.ts';
import type { MemberCard } from '#contract/members/search.ts';
import { linkTo } from '#contract/routes.ts';
import { useDistance } from '#web/lib/use-formatter.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { OnlineDot } from '#web/ui/online-dot.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { MemberTags } from '#web/features/members/card/member-tags.tsx';
import { NoPhoto } from '#web/features/members/card/no-photo.tsx';
import type { InterestNames } from '#web/features/members/interest-names.ts';
import { facePosition, photoSources } from '#web/features/members/photo-src.ts';
import { flyIn, flyOut } from '#web/lib/swipe/card-motion.ts';
import type { Motion } from '#web/lib/swipe/physics.ts';
import { useDrag } from './use-drag.ts';

/** How the cards below the first lie; the fourth only loads its photo. */
const depthClasses = [
  'z-40',
  'z-30 -translate-x-[4%] translate-y-[1%] -rotate-4 scale-97',
  'z-20 -translate-x-[7%] translate-y-[2%] -rotate-8 scale-94',
  'z-10 -translate-x-[7%] translate-y-[2%] -rotate-8 scale-90 opacity-0',
];

/** A card on its way out. */
export interface LeavingCard {
  readonly member: MemberCard;
  readonly choice: SwipeChoice;
  readonly motion: Motion;
}

type SwipeCardProps = {
  member: MemberCard;
  interests: InterestNames;
  /** How many lie above it. */
  depth: number;
  leaving?: LeavingCard | undefined;
  /** From which side it came back. */
  returned?: SwipeChoice | undefined;
  onChoice: (choice: SwipeChoice, motion: Motion) => boolean;
  onGone: () => void;
};

const stampClass =
  'pointer-events-none absolute top-6 flex items-center gap-2 rounded-pill px-5 py-2.5 display-sm shadow-raised';

function Stamps() {
  const t = useTranslations('swipe');
  return (
    <div aria-hidden>
      <span
        className={cx(stampClass, 'left-6 -rotate-6 bg-primary text-on-primary opacity-(--like,0)')}
      >
        <Icon name="heart-fill" />
        {t('like')}
      </span>
      <span
        className={cx(stampClass, 'right-6 rotate-6 bg-text-on-photo text-dark opacity-(--pass,0)')}
      >
        <Icon name="x" />
        {t('pass')}
      </span>
    </div>
  );
}

/** The place as words, as far as it is known. */
export const usePlaceName = () => {
  const locale = useLocale();
  return ({ place, country }: MemberCard): string =>
    place ?? (country && countryNamesIn(locale).of(country)) ?? '';
};

function Facts({
  member,
  interests,
  top,
}: Pick<SwipeCardProps, 'member' | 'interests'> & { top: boolean }) {
  const t = useTranslations('people');
  const inUnits = useDistance();
  const { id, name, age, distance, presence } = member;
  const placeOf = usePlaceName();
  const where = [
    placeOf(member),
    distance !== null && t('card.distance', { distance: inUnits(distance) }),
  ];
  const shared = member.shared_interests.slice(0, 3).flatMap((one) => interests[one] ?? []);
  return (
    <div className="absolute inset-x-6 bottom-6 text-text-on-photo max-sm:inset-x-5 max-sm:bottom-5">
      <h2 className="flex items-center gap-3 display-lg max-sm:display-md">
        <Link
          to={linkTo('members-id', { id })}
          tabIndex={top ? undefined : -1}
          draggable={false}
          className="min-w-0 wrap-anywhere outline-none after:absolute after:-inset-x-6 after:-bottom-6 after:h-screen"
        >
          {name}, {age}
        </Link>
        {presence === 'now' && <OnlineDot onPhoto label={t('presence.now')} />}
      </h2>
      <p className="mt-1">{where.filter(Boolean).join(', ')}</p>
      {shared.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {shared.map((interest) => (
            <li
              key={interest}
              className="inline-flex items-center gap-2 rounded-pill bg-veil px-3.5 py-1.5 text-sm font-medium backdrop-blur-md"
            >
              <Icon name="heart-fill" size="xs" />
              {interest}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A person on a card that a hand can throw. */
export function SwipeCard({
  member,
  interests,
  depth,
  leaving,
  returned,
  onChoice,
  onGone,
}: SwipeCardProps) {
  const card = useRef<HTMLElement>(null);
  const drag = useDrag(onChoice);
  const top = depth === 0 && !leaving;
  const { name, photo } = member;

  const notifyGone = useEffectEvent(onGone);
  useLayoutEffect(() => {
    if (!leaving || !card.current) return;
    const flight = flyOut(card.current, leaving.motion, leaving.choice);
    flight.addEventListener('finish', () => notifyGone());
    return () => flight.cancel();
  }, [leaving]);
  useLayoutEffect(() => {
    if (returned && card.current) flyIn(card.current, returned);
  }, [returned]);

  return (
    <article
      ref={card}
      {...(top && drag)}
      aria-hidden={!top}
      inert={!top}
      className={cx(
        'absolute inset-0 overflow-hidden rounded-md shadow-raised select-none',
        'transition-[translate,rotate,scale,opacity] duration-250 has-focus-visible:focus-ring',
        leaving ? 'pointer-events-none z-50' : depthClasses[depth],
        top && 'cursor-grab touch-pan-y active:cursor-grabbing',
      )}
    >
      {photo ? (
        <Photo
          {...photoSources(photo)}
          sizes="(min-width: 576px) 400px, 92vw"
          alt=""
          color={photo.colour}
          position={facePosition(photo)}
          eager
          scrim
          className="size-full"
        />
      ) : (
        <NoPhoto name={name} className="size-full" />
      )}
      {/* They give way to the stamp that comes while a hand moves the card. */}
      <div className="absolute inset-x-4 top-4 flex flex-wrap gap-1.5 opacity-[calc(1-var(--like,0)-var(--pass,0))]">
        <MemberTags {...member} />
      </div>
      <Facts member={member} interests={interests} top={top} />
      <Stamps />
    </article>
  );
}
