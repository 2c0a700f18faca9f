/** Apart from the schemas, so that a page can offer them without loading any. */
export const genders = ['woman', 'man', 'nonbinary'] as const;

export type Gender = (typeof genders)[number];
