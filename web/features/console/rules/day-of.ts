/** A day of an address, unless it makes no sense. */
export const dayOf = (value: string | null): string | undefined =>
  value !== null && /^(?:19[789]|[2-9]\d\d)\d-\d\d-\d\d$/.test(value) && !isNaN(Date.parse(value))
    ? value
    : undefined;
