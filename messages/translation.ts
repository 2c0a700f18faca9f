/** The shape of a catalogue in another language: the same keys, any text. */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]>;
};
