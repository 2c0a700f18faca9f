import { use } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { countryNamesIn } from '#contract/country-names.ts';
import type { MemberCard as Member } from '#contract/members/search.ts';
import { linkTo } from '#contract/routes.ts';
import { useMotionAllowed, useSharedElement } from '#web/lib/motion.ts';
import { useDistance, useFormatter } from '#web/lib/use-formatter.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { OnlineDot } from '#web/ui/online-dot.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { namesWithinSentence } from '../interest-names.ts';
import type { InterestNames } from '../interest-names.ts';
import { facePosition, photoSources } from '../photo-src.ts';
import { CardAction } from './card-action.ts';
import { MemberTags } from './member-tags.tsx';
import { NoPhoto } from './no-photo.tsx';

/** How wide a card is in the grid: 2, 3, 4 or 5 across. */
const SIZES = '(min-width: 1200px) 224px, (min-width: 992px) 24vw, (min-width: 768px) 31vw, 46vw';
const SIZES_LARGE =
  '(min-width: 1200px) 464px, (min-width: 992px) 48vw, (min-width: 768px) 62vw, 46vw';

const SIZES_FEW = '(min-width: 1200px) 384px, (min-width: 768px) 31vw, 92vw';

const sizesOf = (large: boolean, few: boolean) => {
  if (large) return SIZES_LARGE;
  return few ? SIZES_FEW : SIZES;
};

type MemberCardProps = {
  member: Member;
  heading?: 'h2' | 'h3' | undefined;
  /** Loaded at once: it is on the first screen. */
  eager?: boolean | undefined;
  /** Twice as large from tablets up, with the reason why; names say it in the reader’s language. */
  large?: { readonly interests: InterestNames } | undefined;
  /** One of few in the grid, which are larger. */
  few?: boolean | undefined;
  /** A word before all others on the photo. */
  mark?: ReactNode;
  /** Goes along to the member’s page. */
  state?: unknown;
};

function Location({ member, large }: { member: Member; large: boolean }) {
  const t = useTranslations('people');
  const inUnits = useDistance();
  const locale = useLocale();
  const { place, country, distance, presence } = member;
  const where = place ?? (country && countryNamesIn(locale).of(country)) ?? null;
  return (
    <div className={cx('text-xs md:text-sm', large && 'md:text-md')}>
      <p className="flex items-center gap-1.5 md:gap-2">
        {presence === 'now' && <OnlineDot onPhoto label={t('presence.now')} />}
        <span className="truncate">{where}</span>
      </p>
      {distance !== null && (
        <p className="text-pretty">
          <span aria-hidden className="md:hidden">
            &lt; {inUnits(distance)}
          </span>
          <span className="max-md:sr-only">
            {t('card.distance', { distance: inUnits(distance) })}
          </span>
        </p>
      )}
    </div>
  );
}

function SharedInterestsNote({ member, interests }: { member: Member; interests: InterestNames }) {
  const t = useTranslations('people.card');
  const format = useFormatter();
  const locale = useLocale();
  const shared = namesWithinSentence(member.shared_interests.slice(0, 3), interests, locale);
  if (shared.length === 0) return null;
  return (
    // It stands above the button in the corner, and may be as wide as the card.
    <p className="mb-3 -mr-22 flex w-fit items-center gap-2 rounded-[20px] bg-veil px-3.5 py-2 text-sm font-medium backdrop-blur-md max-md:hidden">
      <Icon name="heart-fill" size="xs" />
      <span className="min-w-0 text-pretty">{t('inCommon', { things: format.list(shared) })}</span>
    </p>
  );
}

/** A person on their photo; the lower right corner stays free for what one can do. */
export function MemberCard(props: MemberCardProps) {
  const { member, heading, eager, large, few = false, mark, state } = props;
  const Heading = heading ?? 'h2';
  const renderAction = use(CardAction);
  const { id, name, age, photo } = member;
  const shape = large && 'md:aspect-auto md:h-full';
  const to = linkTo('members-id', { id });
  const moves = useMotionAllowed();
  const shared = useSharedElement(to, `photo-${id}`);
  return (
    <article className="group relative h-full">
      <Link to={to} state={state} viewTransition={moves} className="block h-full rounded-md">
        {photo ? (
          <Photo
            {...photoSources(photo)}
            sizes={sizesOf(large !== undefined, few)}
            alt=""
            color={photo.colour}
            position={facePosition(photo)}
            eager={eager}
            scrim
            className={cx(shape)}
            style={shared}
          />
        ) : (
          <NoPhoto name={name} className={cx(shape)} />
        )}
        <div
          className={cx(
            'absolute right-13 bottom-2.5 left-3 text-text-on-photo md:right-16 md:bottom-3.5 md:left-4',
            large && 'md:right-30 md:bottom-8 md:left-8',
          )}
        >
          {large && <SharedInterestsNote member={member} interests={large.interests} />}
          <Heading
            className={cx('wrap-anywhere display-xs max-md:text-md', large && 'md:display-lg')}
          >
            {name}, {age}
          </Heading>
          <Location member={member} large={large !== undefined} />
        </div>
        <div
          className={cx(
            'absolute top-2 right-2 left-2 flex flex-wrap gap-1.5 md:top-3 md:right-3 md:left-3',
            large && 'md:top-6 md:right-6 md:left-6',
          )}
        >
          {mark}
          <MemberTags {...member} />
        </div>
      </Link>
      {renderAction && (
        <div
          className={cx(
            'absolute right-1.5 bottom-1.5 md:right-3 md:bottom-3',
            large && 'md:right-8 md:bottom-8',
          )}
        >
          {renderAction({ member, large: large !== undefined })}
        </div>
      )}
    </article>
  );
}
