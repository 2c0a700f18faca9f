type DatePart = 'day' | 'month' | 'year';

const isPart = (type: string): type is DatePart =>
  type === 'day' || type === 'month' || type === 'year';

/** The order in which a date is written: English alone does not tell, its country does. */
export const datePartsFor = (locale: string, country: string | null): DatePart[] => {
  // Everywhere but in the United States English begins with the day.
  const tag = locale === 'en' ? `en-${country === 'US' ? 'US' : 'GB'}` : locale;
  return new Intl.DateTimeFormat(tag, { dateStyle: 'short' })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isPart);
};
