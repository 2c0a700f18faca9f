import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import type { LikeState } from '#contract/members/enums.ts';
import { linkTo } from '#contract/routes.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { needsConfirmation, isGiven } from './rules/like-states.ts';

interface FormTarget {
  readonly method: 'get' | 'post';
  readonly action: string;
  readonly field?: { readonly name: string; readonly value: string };
}

/** Where a form leads without scripts. */
const formTargetOf = (
  id: string,
  like: LikeState,
  matchTarget: LikeFormProps['matchTarget'],
): FormTarget => {
  const page = linkTo('members-id', { id });
  if (!needsConfirmation(like)) {
    const value = isGiven(like) ? 'unlike' : 'like';
    return { method: 'post', action: page, field: { name: 'intent', value } };
  }
  return matchTarget === 'chat'
    ? { method: 'get', action: linkTo('members-id-chat', { id }) }
    : { method: 'get', action: page, field: { name: 'end', value: 'match' } };
};

/** For its button: the second click of a double one was not meant for what the first one made of it. */
export const ignoreDoubleClick = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};

type LikeFormProps = {
  id: string;
  like: LikeState;
  /** What is done about a match: it leads to the chat, or to the question whether it shall end. */
  matchTarget: 'chat' | 'end';
  /** While the server is being told what is shown already. */
  isSending: boolean;
  onToggle: () => void;
  onMatch: () => void;
  children: ReactNode;
};

/**
 * Around a button that likes; without scripts the page of the other one does it, and follows. It is
 * one form in all states, so that the button keeps the focus.
 */
export function LikeForm(props: LikeFormProps) {
  const { id, like, matchTarget, isSending, onToggle, onMatch, children } = props;
  const { field, ...formProps } = formTargetOf(id, like, matchTarget);
  return (
    <form
      {...formProps}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSending) return;
        if (needsConfirmation(like)) onMatch();
        else onToggle();
      }}
    >
      {field && <input type="hidden" {...field} />}
      {children}
    </form>
  );
}

const angles = [0, 60, 120, 180, 240, 300];

/** Small hearts that fly off when one is given. */
export function HeartBurst({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span key={count} aria-hidden className="pointer-events-none absolute inset-0">
      {angles.map((angle) => (
        <span
          key={angle}
          className="absolute inset-0 grid animate-burst place-items-center text-primary opacity-0"
          style={{ '--turn': `${angle}deg` } as CSSProperties}
        >
          <Icon name="heart-fill" size="xs" />
        </span>
      ))}
    </span>
  );
}
