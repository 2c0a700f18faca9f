import type { ReactNode } from 'react';
import { use } from 'react';
import { NonceContext } from '#web/lib/nonce.ts';
import { Logo } from '#web/features/site/logo.tsx';
import { EntryQuestion } from './parts/entry-question.tsx';
// oxlint-disable-next-line import/default -- It is the built script, as text.
import entryScript from './scripts/entry.ts?enhance';

/** A bar with the logo, and the page below or, where a page draws up to the edge, behind it. */
export function LanderFrame({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  return (
    <div className="relative flex min-h-dvh flex-col">
      <header className="z-10 wrap flex h-14 shrink-0 items-center md:h-18">
        <Logo />
      </header>
      {children}
      <EntryQuestion />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: entryScript }} />
    </div>
  );
}
