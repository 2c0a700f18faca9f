const MINUTE = 60;
const HOUR = 3600;

/** So long that minutes say more than hours. */
const MAX_SECONDS_IN_MINUTES = 90 * MINUTE;

const formats = new Map<string, Intl.RelativeTimeFormat>();

/** When it is worth trying again, as a language says it: `in 39 minutes`. Never a moment too early. */
export const formatWait = (locale: string, seconds: number): string => {
  const format = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  formats.set(locale, format);
  if (seconds < MINUTE) return format.format(Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds <= MAX_SECONDS_IN_MINUTES)
    return format.format(Math.ceil(seconds / MINUTE), 'minute');
  return format.format(Math.ceil(seconds / HOUR), 'hour');
};
