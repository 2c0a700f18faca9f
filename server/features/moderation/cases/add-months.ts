/** The same day some months later, or earlier. */
export const addMonths = (from: Date, months: number): Date => {
  const date = new Date(from);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date;
};
