const STEP = 1000;

/** A size as people read it, in the two units that files of ours have. */
export const fileSize = (bytes: number, locale: string): string => {
  const large = bytes >= STEP ** 2;
  const value = bytes / (large ? STEP ** 2 : STEP);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? value : Math.max(1, value));
};
