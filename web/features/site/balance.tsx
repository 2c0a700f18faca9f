import { createContext, use, useState } from 'react';
import type { ReactNode } from 'react';
import type { UserView } from '#contract/accounts/user.ts';
import { ignore } from '#web/lib/ignore.ts';
import type { Balance } from './site-context.ts';
import { BalanceContext } from './site-context.ts';

const UpdateContext = createContext<(balance: Balance) => void>(ignore);

/** Sets credits and premium after a payment, wherever they are shown. */
export const useBalanceUpdate = () => use(UpdateContext);

/** Holds the latest credits and premium; a newly loaded user replaces them. */
export function BalanceProvider({
  loaded,
  children,
}: {
  loaded: UserView | null;
  children: ReactNode;
}) {
  const [first, setFirst] = useState(loaded);
  const [balance, setBalance] = useState<Balance | null>(null);
  if (first !== loaded) {
    setFirst(loaded);
    setBalance(null);
  }
  return (
    <UpdateContext value={setBalance}>
      <BalanceContext value={balance}>{children}</BalanceContext>
    </UpdateContext>
  );
}
