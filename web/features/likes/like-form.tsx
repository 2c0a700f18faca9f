import type { CSSProperties, ReactNode } from 'react';
import type { LikeState } from '../../../contract/members/attributes.ts';
import { linkTo } from '../../../contract/routes.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { isGiven } from './rules/like-states.ts';

export type LikeFormProps = {
  id: string;
  like: LikeState;
  onToggle: () => void;
  children: ReactNode;
};

/** Around a button that likes; without scripts the page of the other one does it, and follows. */
export function LikeForm({ id, like, onToggle, children }: LikeFormProps) {
  return (
    <form
      method="post"
      action={linkTo('members-id', { id })}
      onSubmit={(event) => {
        event.preventDefault();
        onToggle();
      }}
    >
      <input type="hidden" name="intent" value={isGiven(like) ? 'unlike' : 'like'} />
      {children}
    </form>
  );
}

const turns = [0, 60, 120, 180, 240, 300];

/** Small hearts that fly off when one is given. */
export function Burst({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span key={count} aria-hidden className="pointer-events-none absolute inset-0">
      {turns.map((turn) => (
        <span
          key={turn}
          className="absolute inset-0 grid animate-burst place-items-center text-primary opacity-0"
          style={{ '--turn': `${turn}deg` } as CSSProperties}
        >
          <Icon name="heart-fill" size="xs" />
        </span>
      ))}
    </span>
  );
}
