import type { ReactNode } from 'react';

/**
 * Says something about the app itself, at the lower edge; on phones above the tab bar. It lies over
 * the page and moves nothing. One at a time: the next waits until the first is gone, and all of them
 * until nothing stands above the page.
 */
export function AppNotes({ children }: { children: ReactNode }) {
  return (
    <div className="fixed inset-x-4 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-40 mx-auto max-w-140 *:not-first:hidden *:shadow-raised in-[:root:has([data-notice])]:hidden md:bottom-6">
      {children}
    </div>
  );
}
