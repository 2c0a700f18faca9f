import { useId } from 'react';
import { cx } from '#web/ui/cx.ts';

const PER_ROW = 20;
const STEP = { x: 16, y: 12 };
/** Away from the edges of its tile, where the next one would shine through. */
const INSET = 2;

/** A dot for each message of a package: one of them is drawn, and repeated. */
export function MessageDots({ count, className }: { count: number; className?: string }) {
  const id = useId();
  const full = Math.floor(count / PER_ROW);
  const rest = count % PER_ROW;
  const rows = full + (rest > 0 ? 1 : 0);
  const [width, height] = [PER_ROW * STEP.x, rows * STEP.y];
  const fill = `url(#${id})`;
  return (
    <svg
      aria-hidden
      viewBox={`${INSET} ${INSET} ${width} ${height}`}
      className={cx('block w-full max-w-80', className)}
    >
      <pattern id={id} width={STEP.x} height={STEP.y} patternUnits="userSpaceOnUse">
        <path d="M6 2h4a4 4 0 0 1 0 8H3a1 1 0 0 1-1-1V6a4 4 0 0 1 4-4z" fill="currentColor" />
      </pattern>
      <rect width={width} height={full * STEP.y} fill={fill} />
      <rect y={full * STEP.y} width={rest * STEP.x} height={STEP.y} fill={fill} />
    </svg>
  );
}
