const padTwo = (value: number) => String(value).padStart(2, '0');

/** Seconds as hh:mm:ss; a part of a second still counts as one. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map(padTwo).join(':');
}
