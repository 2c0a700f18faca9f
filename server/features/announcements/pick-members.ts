/** A member in the order of a round, and whether their quiet hours are now. */
interface Candidate {
  readonly userId: string;
  readonly isQuiet: boolean;
}

interface Pick<C extends Candidate> {
  readonly picked: readonly C[];
  /** The last one that was looked at; null if that is the end of the page. */
  readonly last: string | null;
  readonly leftWaiting: boolean;
}

/** Takes the next members until there are enough; who has quiet hours is left for another round. */
export const pickMembers = <C extends Candidate>(
  candidates: readonly C[],
  size: number,
): Pick<C> => {
  const picked: C[] = [];
  let leftWaiting = false;
  for (const candidate of candidates) {
    if (picked.length === size) return { picked, last: picked.at(-1)?.userId ?? null, leftWaiting };
    if (candidate.isQuiet) leftWaiting = true;
    else picked.push(candidate);
  }
  return { picked, last: null, leftWaiting };
};
