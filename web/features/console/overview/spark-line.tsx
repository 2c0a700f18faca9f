import { Fragment } from 'react';
import { SPARK, softPath, sparkPoints, unbroken } from './spark-path.ts';

interface SparkLineProps {
  readonly now: readonly number[];
  readonly before: readonly number[];
  /** How many of the values are there already. */
  readonly counted: number;
  /** Which of them are not counted yet. */
  readonly pending: readonly number[];
}

/** A line the size of a word, with the one before dashed; its values are told beside it. */
export function SparkLine({ now, before, counted, pending }: SparkLineProps) {
  const { width, height } = SPARK;
  const told = now.slice(0, Math.max(1, counted));
  const highest = Math.max(1, ...now, ...before);
  const points = sparkPoints(now, highest).slice(0, told.length);
  const lines = unbroken(points, pending);
  const last = lines.at(-1)?.at(-1);
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
      {lines.map((line) => (
        <Fragment key={line[0]?.[0]}>
          <path
            className="c-spark__area"
            d={`${softPath(line)}L${line.at(-1)?.[0]} ${height}L${line[0]?.[0]} ${height}Z`}
          />
          <path className="c-spark__line" d={softPath(line)} />
        </Fragment>
      ))}
      {last && <circle cx={last[0]} cy={last[1]} r="2.5" />}
    </svg>
  );
}
