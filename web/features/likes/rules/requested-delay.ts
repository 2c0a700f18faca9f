/** Timers of browsers reach no further, and nobody waits that long. */
const MAX_DELAY_SECONDS = 3600;

/** Milliseconds until a new like is to be shown, if the address asks for it by `t=seconds`. */
export const requestedDelay = (search: string): number | null => {
  const seconds = new URLSearchParams(search).get('t') ?? '';
  return /^\d{1,4}$/.test(seconds) && Number(seconds) <= MAX_DELAY_SECONDS
    ? Number(seconds) * 1000
    : null;
};
