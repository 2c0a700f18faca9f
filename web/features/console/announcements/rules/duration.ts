/** How long so many members take, in the largest unit that says it. */
export const durationOf = (
  people: number,
  perHour: number,
): { readonly unit: 'minutes' | 'hours'; readonly count: number } => {
  const minutes = Math.max(1, Math.ceil(people / Math.floor(perHour / 60)));
  return minutes < 90
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.round(minutes / 60) };
};

/** Whether so many members take more days than there are. */
export const takesLonger = (people: number, perHour: number, days: number): boolean =>
  people > Math.floor(perHour / 60) * 60 * 24 * days;
