import { createContext, use, useState } from 'react';
import type { ReactNode } from 'react';
import type { UserView } from '../../../contract/accounts/user.ts';
import type { Purse } from './site-context.ts';
import { PurseContext } from './site-context.ts';

const UpdateContext = createContext<(purse: Purse) => void>(() => undefined);

/** For what hears of payments: credits and premium change wherever they are shown. */
export const usePurseUpdate = () => use(UpdateContext);

/** Keeps credits and premium as they were heard of last; loaded anew they begin anew. */
export function PurseProvider({
  loaded,
  children,
}: {
  loaded: UserView | null;
  children: ReactNode;
}) {
  const [first, setFirst] = useState(loaded);
  const [purse, setPurse] = useState<Purse | null>(null);
  if (first !== loaded) {
    setFirst(loaded);
    setPurse(null);
  }
  return (
    <UpdateContext value={setPurse}>
      <PurseContext value={purse}>{children}</PurseContext>
    </UpdateContext>
  );
}
