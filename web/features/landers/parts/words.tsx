import type { ReactNode } from 'react';
import { useSignupShut } from '../../accounts/use-signup-shut.ts';
import { joinId } from './join.tsx';
import { Lead } from './lead.tsx';
import { Note } from './note.tsx';

/** What is stressed in a headline. */
export const stressed = { em: (chunks: ReactNode) => <em>{chunks}</em> };

/** The one call to action, and for whom it is; none where nobody can join. */
export function Call({ children }: { children: string }) {
  const isOpen = useSignupShut() === null;
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

interface WordsProps {
  readonly title: ReactNode;
  readonly lead: string;
  /** What comes after them, often the call. */
  readonly children?: ReactNode;
}

/** The opening words of a lander. */
export function Words({ title, lead, children }: WordsProps) {
  return (
    <div className="words">
      <h1>{title}</h1>
      <Lead>{lead}</Lead>
      {children}
    </div>
  );
}
