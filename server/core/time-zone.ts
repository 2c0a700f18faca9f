import { isServedCountry, timeZoneOf } from '#contract/countries.ts';

/** Whether there is such a time zone. */
export const isTimeZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone }).format();
    return true;
  } catch {
    return false;
  }
};

/** Where somebody's clock goes: as chosen, else that of their country. */
export const zoneOf = (chosen: string | null, country: string): string =>
  chosen ?? (isServedCountry(country) ? timeZoneOf[country] : 'UTC');
