const formats = new Map<string, Intl.DateTimeFormat>();

/** The day that a moment is part of in a zone, as `2026-11-15`. A format takes long to make. */
export const localDay = (at: Date | number, timeZone: string): string => {
  let format = formats.get(timeZone);
  if (!format) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    format = new Intl.DateTimeFormat('en-CA', { ...parts, timeZone });
    formats.set(timeZone, format);
  }
  return format.format(at);
};
