import { inboxFile } from '#contract/console/inbox.ts';
import { callUrl } from '#contract/core/client.ts';
import type { PhotoView } from '#contract/members/photos.ts';
import { cx } from '#web/ui/cx.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';

export const inboxPictureUrl = (name: string): string => callUrl(inboxFile, { params: { name } });

interface InboxPictureProps {
  readonly photo: PhotoView | null;
  readonly large?: boolean;
  /** Stands on the picture of a fictional profile. */
  readonly label?: string;
}

/** A face of the inbox; its name stands beside it. */
export function InboxPicture({ photo, large = false, label }: InboxPictureProps) {
  return (
    <span
      className={cx('c-inbox__face', large && 'c-inbox__face--large')}
      style={photo ? { backgroundColor: photo.colour } : undefined}
    >
      {photo ? (
        <img src={inboxPictureUrl(photo.medium_filename)} alt="" draggable={false} />
      ) : (
        <ConsoleIcon name="user-focus" />
      )}
      {label !== undefined && (
        <em>
          <ConsoleIcon name="mask-happy-fill" />
          {label}
        </em>
      )}
    </span>
  );
}
