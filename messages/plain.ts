const asIs = (words: string): string => words;

/** For rich texts where only words can stand, such as a title: their marks go. */
export const plainTags = { em: asIs, one: asIs, two: asIs, three: asIs, four: asIs } as const;
