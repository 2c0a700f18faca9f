import { createContext } from 'react';
import type { ReactNode } from 'react';
import type { MemberCard } from '#contract/members/search.ts';

export type CardActionProps = {
  member: MemberCard;
  /** Whether the card is twice as large as others, from tablets up. */
  large: boolean;
};

/** What cards offer in their lower right corner; the page around them gives it. */
export const CardAction = createContext<((props: CardActionProps) => ReactNode) | null>(null);
