import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import type { LikeState } from '../../../contract/members/enums.ts';
import { linkTo } from '../../../contract/routes.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { asksFirst, isGiven } from './rules/like-states.ts';

interface Way {
  readonly method: 'get' | 'post';
  readonly action: string;
  readonly field?: { readonly name: string; readonly value: string };
}

/** Where a form leads without scripts. */
const plainWay = (id: string, like: LikeState, leads: LikeFormProps['leads']): Way => {
  const page = linkTo('members-id', { id });
  if (!asksFirst(like)) {
    const value = isGiven(like) ? 'unlike' : 'like';
    return { method: 'post', action: page, field: { name: 'intent', value } };
  }
  return leads === 'chat'
    ? { method: 'get', action: linkTo('members-id-chat', { id }) }
    : { method: 'get', action: page, field: { name: 'end', value: 'match' } };
};

/** For its button: the second click of a double one was not meant for what the first one made of it. */
export const onlyFirst = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};

type LikeFormProps = {
  id: string;
  like: LikeState;
  /** What is done about a match: it leads to the chat, or to the question whether it shall end. */
  leads: 'chat' | 'end';
  /** While the server is being told what is shown already. */
  running: boolean;
  onToggle: () => void;
  onMatch: () => void;
  children: ReactNode;
};

/**
 * Around a button that likes; without scripts the page of the other one does it, and follows. It is
 * one form in all states, so that the button keeps the focus.
 */
export function LikeForm(props: LikeFormProps) {
  const { id, like, leads, running, onToggle, onMatch, children } = props;
  const { field, ...way } = plainWay(id, like, leads);
  return (
    <form
      {...way}
      onSubmit={(event) => {
        event.preventDefault();
        if (running) return;
        if (asksFirst(like)) onMatch();
        else onToggle();
      }}
    >
      {field && <input type="hidden" {...field} />}
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
