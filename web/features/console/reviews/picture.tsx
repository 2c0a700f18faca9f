import { reviewFile } from '#contract/console/reviews.ts';
import { callUrl } from '#contract/core/client.ts';
import { cx } from '#web/ui/cx.ts';

export const pictureUrl = (name: string): string => callUrl(reviewFile, { params: { name } });

interface PictureProps {
  readonly name: string;
  readonly alt: string;
  readonly colour?: string | null;
  /** Shown as it is, whatever the blur. */
  readonly sharp?: boolean;
  readonly className?: string;
}

/** A picture behind the blur that its reader chose; the pointer over it makes it sharp. */
export function Picture({ name, alt, colour, sharp = false, className }: PictureProps) {
  return (
    <span
      className={cx('c-picture', sharp && 'c-picture--sharp', className)}
      style={colour ? { backgroundColor: colour } : undefined}
    >
      <img src={pictureUrl(name)} alt={alt} draggable={false} />
    </span>
  );
}
