/** A figure of what `/metrics` answers, added up over its labels; NaN where it tells none. */
export const metricOf = (text: string, name: string): number => {
  const found = [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))];
  return found.length === 0 ? NaN : found.reduce((sum, [, value]) => sum + Number(value), 0);
};
