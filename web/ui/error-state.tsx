import type { ReactNode } from 'react';
import { SpilledCup } from './drawings/spilled-cup.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

type ErrorStateProps = EmptyStateProps & {
  /** What one may quote to the people who can help. */
  reference?: ReactNode;
};

/** Something went wrong: says so out loud and offers one way forward. */
export function ErrorState({
  picture = <SpilledCup />,
  text,
  reference,
  ...rest
}: ErrorStateProps) {
  return (
    <EmptyState
      role="alert"
      {...rest}
      picture={picture}
      text={
        (text || reference) && (
          <>
            {text}
            {reference && <span className="mt-2 block text-xs tabular-nums">{reference}</span>}
          </>
        )
      }
    />
  );
}
