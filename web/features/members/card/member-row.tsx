import type { MemberCard as Member } from '../../../../contract/members/search.ts';
import { MemberCard } from './member-card.tsx';

/** A row of people that a finger moves on phones, and that takes two lines of a desk. */
export function MemberRow({ members }: { members: readonly Member[] }) {
  return (
    <ul className="flex snap-x gap-2 overflow-x-auto [scrollbar-width:none] max-md:-mx-4 max-md:scroll-px-4 max-md:px-4 max-md:py-1 md:grid md:grid-cols-3 md:gap-4 md:overflow-visible lg:grid-cols-4 xl:grid-cols-5">
      {members.map((member) => (
        <li key={member.id} className="snap-start max-md:w-40 max-md:shrink-0">
          <MemberCard member={member} heading="h3" />
        </li>
      ))}
    </ul>
  );
}
