import { SPARK, softPath, sparkPoints } from './spark-path.ts';

interface SparkLineProps {
  readonly now: readonly number[];
  readonly before: readonly number[];
  /** How many of the values are there already. */
  readonly counted: number;
}

/** A line the size of a word, with the one before dashed; its values are told beside it. */
export function SparkLine({ now, before, counted }: SparkLineProps) {
  const { width, height } = SPARK;
  const told = now.slice(0, Math.max(1, counted));
  const highest = Math.max(1, ...now, ...before);
  const all = sparkPoints(now, highest);
  const points = all.slice(0, told.length);
  const line = softPath(points);
  const [first, last] = [points[0], points.at(-1)];
  return (
    <svg
      className="c-spark"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {before.length > 0 && (
        <path className="c-spark__before" d={softPath(sparkPoints(before, highest))} />
      )}
      {first && last && (
        <>
          <path
            className="c-spark__area"
            d={`${line}L${last[0]} ${height}L${first[0]} ${height}Z`}
          />
          <path className="c-spark__line" d={line} />
          <circle cx={last[0]} cy={last[1]} r="2.5" />
        </>
      )}
    </svg>
  );
}
