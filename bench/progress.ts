const bar = (share: number) => '#'.repeat(Math.round(share * 30)).padEnd(30, '.');

/** A line that tells how far something has come, or only its end where nobody watches. */
export const progressOf =
  (count: number, what: string) =>
  (done: number): void => {
    const isLast = done === count;
    if (process.stderr.isTTY || isLast)
      process.stderr.write(`\r${bar(done / count)} ${done} ${what}${isLast ? '\n' : ''}`);
  };
