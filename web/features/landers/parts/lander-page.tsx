import type { ComponentProps, ReactNode } from 'react';
import { Join } from './join.tsx';
import { SmallPrint } from './small-print.tsx';

type LanderPageProps = Omit<ComponentProps<'main'>, 'id'> & {
  /** Above the first step of the signup. */
  joinTitle: string;
  /** Told or asked before that step. */
  joinNote?: ReactNode;
  /** Whether people are drawn on the page, who are nobody. */
  drawn?: boolean;
};

/** The first view of a lander as its design draws it, and below it what all of them have. */
export function LanderPage({ joinTitle, joinNote, drawn = true, ...firstView }: LanderPageProps) {
  return (
    <>
      <main id="content" {...firstView} />
      <div className="below">
        <Join title={joinTitle} className="mx-auto max-w-128">
          {joinNote}
        </Join>
        <SmallPrint drawn={drawn} />
      </div>
    </>
  );
}
