import { useEffect, useState } from 'react';

const COOLDOWN_SECONDS = 60;

/** How many seconds are left until something may be asked for again, from each new `since` on. */
export const useCooldown = (since: unknown): number => {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (!since) return;
    const end = Date.now() + COOLDOWN_SECONDS * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    const stop = setTimeout(() => clearInterval(timer), (COOLDOWN_SECONDS + 1) * 1000);
    return () => {
      clearInterval(timer);
      clearTimeout(stop);
    };
  }, [since]);
  return left;
};
