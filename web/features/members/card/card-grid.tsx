import type { ReactNode } from 'react';
import type { MemberCard as Member } from '#contract/members/search.ts';
import { cx } from '#web/ui/cx.ts';
import { SkeletonPhoto } from '#web/ui/skeleton.tsx';
import { MemberCard } from './member-card.tsx';
import type { InterestNames } from '../interest-names.ts';

/** 2, 3, 4 or 5 across. */
const grid = 'grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-4 lg:grid-cols-4 xl:grid-cols-5';

/** So few are shown larger, and not as the begin of a wall. */
export const MAX_FEW_CARDS = 3;

const fewGrid = 'grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-4';

/** The first row of a phone: what comes next must not keep it waiting. */
const EAGER_CARDS = 2;

type CardGridProps<M extends Member> = {
  members: readonly M[];
  heading?: 'h2' | 'h3' | undefined;
  /** The first card is twice as large and tells what both like. */
  lead?: { readonly interests: InterestNames } | undefined;
  /** Whether it is on the first screen. */
  eager?: boolean | undefined;
  /** A word on the photo of some. */
  renderMark?: ((member: M) => ReactNode) | undefined;
  /** What one can do about some, below their photo. */
  renderBelow?: ((member: M) => ReactNode) | undefined;
  /** Whether few people have larger cards. */
  growing?: boolean | undefined;
  state?: unknown;
  /** Places for those who are on their way. */
  children?: ReactNode;
};

export function CardGrid<M extends Member>({
  members,
  heading,
  lead,
  eager,
  renderMark,
  renderBelow,
  growing = false,
  state,
  children,
}: CardGridProps<M>) {
  const few = growing && members.length <= MAX_FEW_CARDS;
  return (
    <ul className={few ? fewGrid : grid}>
      {members.map((member, at) => {
        const large = at === 0 && member.photo !== null && members.length > 4 ? lead : undefined;
        return (
          <li
            key={member.id}
            className={cx(
              large && 'md:col-span-2 md:row-span-2',
              // What stands below a neighbour must not stretch a card beyond its photo.
              renderBelow && 'flex flex-col gap-2 [&>article]:h-auto',
              few && members.length === 1 && 'max-md:col-span-2',
            )}
          >
            <MemberCard
              member={member}
              heading={heading}
              eager={eager && at < EAGER_CARDS}
              large={large}
              few={few}
              mark={renderMark?.(member)}
              state={state}
            />
            {renderBelow?.(member)}
          </li>
        );
      })}
      {children}
    </ul>
  );
}

const skeletonKeys = Array.from({ length: 10 }, (_, key) => key);

/** Cards to come, inside a grid. */
export function CardSkeletons() {
  return skeletonKeys.map((key) => (
    <li key={key} aria-hidden>
      <SkeletonPhoto />
    </li>
  ));
}

/** A whole grid that is on its way. */
export function GridSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <ul className={grid} aria-hidden>
        <li className="md:col-span-2 md:row-span-2">
          <SkeletonPhoto className="md:aspect-auto md:h-full" />
        </li>
        <CardSkeletons />
      </ul>
    </div>
  );
}
