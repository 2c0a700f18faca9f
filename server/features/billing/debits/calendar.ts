/** A day as banks write it, such as `2026-11-16`. */
export type Day = string;

const DAY_MS = 86_400_000;

export const dayOf = (moment: Date): Day => moment.toISOString().slice(0, 10);

/** A day so many days later, or earlier with a negative number. */
export const addDays = (day: Day, days: number): Day =>
  dayOf(new Date(Date.parse(day) + days * DAY_MS));

/** Easter Sunday by the Gregorian computus. */
export const easterOf = (year: number): Day => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const raw = (skipped + 19 * golden + 15) % 30;
  const moon =
    raw - Math.floor(raw / 28) * (1 - Math.floor(29 / (raw + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(`${year}-03-28`, moon - weekday);
};

const fixedHolidays: readonly string[] = ['01-01', '05-01', '12-25', '12-26'];

/** Whether euros move between banks on a day: not on weekends, nor on the six holidays of TARGET. */
export const isBusinessDay = (day: Day): boolean => {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0 || weekday === 6 || fixedHolidays.includes(day.slice(5))) return false;
  const easter = easterOf(Number(day.slice(0, 4)));
  return day !== addDays(easter, -2) && day !== addDays(easter, 1);
};

/** The business day that comes so many business days after a day. */
export const addBusinessDays = (after: Day, days: number): Day => {
  let day = after;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
};
