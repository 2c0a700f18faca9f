import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { autoLike } from '#contract/likes/likes.ts';
import { limits } from '#contract/limits.ts';
import { call } from '#web/lib/call.ts';
import { showLike } from './interstitial-queue.ts';
import { requestedDelay } from './rules/requested-delay.ts';

const noProfile = { profile: null };

/** Shows a new like after so many seconds as `t` in the address asks for, then takes `t` away. */
export const useRequestedLike = (reload: () => void): void => {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const delay = requestedDelay(search);

  const show = useEffectEvent(async (signal: AbortSignal) => {
    // Nobody misses anything if it cannot be had.
    const { profile } = await call(autoLike, undefined, { signal }).catch(() => noProfile);
    if (signal.aborted) return;
    const query = new URLSearchParams(search);
    query.delete('t');
    void navigate(
      { pathname, search: query.toString(), hash },
      { replace: true, preventScrollReset: true, state },
    );
    if (profile) showLike(profile);
    setTimeout(reload, limits.likesReloadMs);
  });

  useEffect(() => {
    if (delay === null) return;
    const controller = new AbortController();
    const timer = setTimeout(() => void show(controller.signal), delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [delay]);
};
