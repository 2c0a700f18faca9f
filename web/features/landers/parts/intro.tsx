import type { ReactNode } from 'react';
import { useSignupClosedReason } from '#web/features/accounts/use-signup-closed-reason.ts';
import { joinId } from './join.tsx';
import { Lead } from './lead.tsx';
import { Note } from './note.tsx';

/** What is stressed in a headline. */
export const emphasis = { em: (chunks: ReactNode) => <em>{chunks}</em> };

/** The one call to action, and for whom it is; none where nobody can join. */
export function CallToAction({ children }: { children: string }) {
  const isOpen = useSignupClosedReason() === null;
  return (
    <>
      {isOpen && (
        <a href={`#${joinId}`} className="call">
          {children}
        </a>
      )}
      <Note className="note" />
    </>
  );
}

interface IntroProps {
  readonly title: ReactNode;
  readonly lead: string;
  /** What comes after them, often the call. */
  readonly children?: ReactNode;
}

/** Headline and lead of a lander. */
export function Intro({ title, lead, children }: IntroProps) {
  return (
    <div className="words">
      <h1>{title}</h1>
      <Lead>{lead}</Lead>
      {children}
    </div>
  );
}
