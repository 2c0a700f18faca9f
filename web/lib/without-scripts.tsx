import { createContext, use } from 'react';
import type { ReactNode } from 'react';

const WithoutScriptsContext = createContext(false);

/** For browsers without scripts: only the server renders it, and forms in it need their buttons. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <WithoutScriptsContext value>{children}</WithoutScriptsContext>
    </noscript>
  );
}

export const useWithoutScripts = (): boolean => use(WithoutScriptsContext);
