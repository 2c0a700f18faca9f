/** Timers of browsers reach no further, and nobody waits that long. */
const MOST_SECONDS = 3600;

/** Milliseconds until a new like is to be shown, if the address asks for it by `t=seconds`. */
export const askedDelay = (search: string): number | null => {
  const asked = new URLSearchParams(search).get('t') ?? '';
  return /^\d{1,4}$/.test(asked) && Number(asked) <= MOST_SECONDS ? Number(asked) * 1000 : null;
};
