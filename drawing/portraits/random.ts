/** Numbers that look random and are the same for the same seed. */
export interface Random {
  (): number;
  range: (low: number, high: number) => number;
  pick: <T>(list: readonly T[]) => T;
}

export const hash = (text: string): number => {
  let sum = 2_166_136_261;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return sum >>> 0;
};

export const randomFrom = (seed: string): Random => {
  let state = hash(seed);
  const next = (): number => {
    state = Math.trunc(state + 0x6d_2b_79_f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return Object.assign(next, {
    range: (low: number, high: number) => low + (high - low) * next(),
    pick: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
  });
};
