/** Where values stand along an axis. */
interface Scale {
  readonly ticks: readonly number[];
  /** From 0, where the axis begins, to 1, where it ends. */
  place(value: number): number;
}

const NICE = [1, 2, 5];
const MOST_TICKS = 6;

const powerBelow = (value: number) => 10 ** Math.floor(Math.log10(value));

/** Begins at nothing, so that lengths can be compared, and ends at a round number or with the last value. */
export const linearScale = (values: readonly number[], end: 'round' | 'last' = 'round'): Scale => {
  const most = Math.max(...values.filter(Number.isFinite), 0) || 1;
  const power = powerBelow(most / MOST_TICKS);
  const factor = [...NICE, 10].find((one) => most / (one * power) <= MOST_TICKS) ?? 10;
  const step = factor * power;
  const count = end === 'round' ? Math.ceil(most / step - 1e-9) : Math.floor(most / step);
  const last = end === 'round' ? count * step : most;
  return {
    // Added up they would end in 0.30000000000000004.
    ticks: Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12))),
    place: (value) => value / last,
  };
};

/** Gives each power of ten the same room. */
export const logScale = (values: readonly number[]): Scale => {
  const positive = values.filter((value) => Number.isFinite(value) && value > 0);
  const [least, most] =
    positive.length === 0 ? [1, 10] : [Math.min(...positive), Math.max(...positive)];
  const all: number[] = [];
  for (let power = powerBelow(least); power <= most * 10; power *= 10) {
    all.push(...NICE.map((one) => Number((one * power).toPrecision(12))));
  }
  const first = all.findLast((one) => one <= least) ?? least;
  const last = all.find((one) => one >= most && one > first) ?? most;
  const inside = all.filter((one) => one >= first && one <= last);
  const tens = inside.filter((one) => Number.isInteger(Number(Math.log10(one).toFixed(9))));
  const width = Math.log10(last / first);
  return {
    ticks: inside.length > MOST_TICKS + 1 ? tens : inside,
    place: (value) => Math.log10(value / first) / width,
  };
};
