import { cx } from '#web/ui/cx.ts';
import { initials } from '#web/ui/initials.ts';

const backgrounds = ['bg-secondary', 'bg-primary', 'bg-dark'] as const;

/** The same person always gets the same colour. */
const backgroundOf = (name: string) =>
  backgrounds[Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 3];

type NoPhotoProps = { name: string; className?: string | undefined };

/**
 * In the place of a photo that is not there: the name’s first letter between two rings, above the words
 * that cards have at their lower edge.
 */
export function NoPhoto({ name, className }: NoPhotoProps) {
  return (
    <div
      aria-hidden
      className={cx(
        'relative isolate grid aspect-portrait place-items-center overflow-hidden rounded-md',
        backgroundOf(name),
        className,
      )}
    >
      <svg viewBox="0 0 300 400" className="absolute inset-0 size-full" fill="none">
        <g className="stroke-glass" strokeWidth="36">
          <circle cx="110" cy="132" r="104" />
          <circle cx="190" cy="132" r="104" />
        </g>
        <text
          x="150"
          y="134"
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-text-on-photo font-display"
          fontSize="112"
        >
          {initials(name)}
        </text>
      </svg>
    </div>
  );
}
