import { cx } from '#web/ui/cx.ts';
import type { PickedPicture } from './picked-picture.ts';
import type { Crop } from './rules/crop.ts';

interface Props {
  readonly picture: PickedPicture;
  readonly crop: Crop;
  readonly className?: string;
}

const percent = (share: number) => `${share * 100}%`;

/** A part of a picture, filling a frame of three by four. */
export function CroppedImage({ picture, crop, className }: Props) {
  return (
    <div className={cx('relative aspect-portrait overflow-hidden bg-surface-current', className)}>
      <img
        src={picture.url}
        alt=""
        draggable={false}
        className="absolute max-w-none select-none"
        style={{
          width: percent(1 / crop.width),
          height: percent(1 / crop.height),
          left: percent(-crop.x / crop.width),
          top: percent(-crop.y / crop.height),
        }}
      />
    </div>
  );
}
