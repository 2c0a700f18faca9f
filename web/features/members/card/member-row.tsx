import type { MemberCard as Member } from '#contract/members/search.ts';
import { cx } from '#web/ui/cx.ts';
import { MemberCard } from './member-card.tsx';

/** Whether somebody would stand in a last line that is not full. */
const isInPartialRow = (at: number, count: number, across: number): boolean =>
  count > across && at >= count - (count % across);

type MemberRowProps = {
  members: readonly Member[];
  /** Without those who would leave gaps beside them at a desk. */
  full?: boolean | undefined;
};

/** A row of people that a finger moves on phones, and that takes two lines of a desk. */
export function MemberRow({ members, full = false }: MemberRowProps) {
  const isHidden = (at: number, across: number) =>
    full && isInPartialRow(at, members.length, across);
  return (
    <ul className="flex snap-x gap-2 overflow-x-auto [scrollbar-width:none] max-md:-mx-4 max-md:scroll-px-4 max-md:px-4 max-md:py-1 md:grid md:grid-cols-3 md:gap-4 md:overflow-visible lg:grid-cols-4 xl:grid-cols-5">
      {members.map((member, at) => (
        <li
          key={member.id}
          className={cx(
            'snap-start max-md:w-40 max-md:shrink-0',
            isHidden(at, 3) && 'md:max-lg:hidden',
            isHidden(at, 4) && 'lg:max-xl:hidden',
            isHidden(at, 5) && 'xl:hidden',
          )}
        >
          <MemberCard member={member} heading="h3" />
        </li>
      ))}
    </ul>
  );
}
