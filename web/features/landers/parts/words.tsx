import type { ReactNode } from 'react';
import { joinId } from './join.tsx';
import { Note } from './note.tsx';

/** What is stressed in a headline. */
export const stressed = { em: (chunks: ReactNode) => <em>{chunks}</em> };

/** The one call to action, and for whom it is. */
export function Call({ children }: { children: string }) {
  return (
    <>
      <a href={`#${joinId}`} className="call">
        {children}
      </a>
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
      <p className="lead">{lead}</p>
      {children}
    </div>
  );
}
