const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A calendar day that exists, written as `1990-02-28`. */
export const isCalendarDate = (text: string): boolean => {
  if (!DATE.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** Full years on a day. Who was born on a 29 February is a year older on 1 March. */
export const ageOn = (birth: string, today: Date): number => {
  const [year = 0, month = 0, day = 0] = birth.split('-').map(Number);
  const sinceBirthday = today.getUTCMonth() + 1 - month || today.getUTCDate() - day;
  return today.getUTCFullYear() - year - (sinceBirthday < 0 ? 1 : 0);
};
