import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MessageView } from '#contract/chat/views.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { bubbleClass } from './bubble-class.ts';
import { useHistoryContext } from './history-context.ts';

const PhotoLightbox = lazy(async () => ({
  default: (await import('./photo-lightbox.tsx')).PhotoLightbox,
}));

type MessagePhoto = NonNullable<MessageView['photo']>;

/** Where a file of a photo in a chat is served, to the two of it. */
const messagePhotoSrc = (filename: string): string => `/api/message-photos/${filename}.webp`;

/** Tall pictures are cut on the page, and whole in large. */
const aspectRatioOf = ({ width, height }: MessagePhoto) =>
  Math.min(Math.max(width / Math.max(height, 1), 3 / 4), 16 / 9);

type PhotoBubbleProps = {
  message: MessageView;
  photo: MessagePhoto;
  mine: boolean;
  isFirst: boolean;
};

/** What the receiver sees before they choose to look, and until a moderator has. */
function LockedPhoto({ message, photo, mine }: Omit<PhotoBubbleProps, 'isFirst'>) {
  const t = useTranslations('chat.photo');
  const { actions, onError } = useHistoryContext();
  const { photo_review: review } = useSite().settings;
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    await actions.openPhoto(message.no).catch(onError);
    setBusy(false);
  };
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-veil p-4 text-center text-sm text-text-on-photo">
      {photo.opened || photo.filename === '' ? (
        <Icon name="clock" />
      ) : (
        <Button variant="light" size="sm" loading={busy} onClick={() => void open()}>
          <Icon name="eye" size="sm" />
          {t('open')}
        </Button>
      )}
      {photo.status === 'pending' && (
        <p>{review === 'before' && !mine ? t('wait') : t('pending')}</p>
      )}
    </div>
  );
}

/** Nothing is left of it but that it was there. */
function RejectedPhoto({ mine, isFirst }: Pick<PhotoBubbleProps, 'mine' | 'isFirst'>) {
  const t = useTranslations('chat.photo');
  const { name } = useHistoryContext();
  return (
    <p
      className={cx(
        bubbleClass(mine, isFirst),
        'flex items-start gap-2 border border-line-control px-4.5 py-2.5 text-text-muted',
      )}
    >
      <Icon name="eye-slash" size="sm" className="mt-0.5" />
      {mine ? t('rejectedOwn', { name }) : t('rejected')}
    </p>
  );
}

/** A photo: sharp for its sender, and for the other one once they chose to see it. */
export function PhotoBubble({ message, photo, mine, isFirst }: PhotoBubbleProps) {
  const t = useTranslations('chat.photo');
  const { name } = useHistoryContext();
  const { photo_review: review } = useSite().settings;
  const [isLarge, setLarge] = useState(false);
  if (photo.status === 'rejected') return <RejectedPhoto mine={mine} isFirst={isFirst} />;
  const isReviewed = photo.status === 'approved' || review === 'after';
  // Of what a moderator looks into nobody has a file.
  const isVisible = photo.filename !== '' && (mine || (photo.opened && isReviewed));
  const alt = mine ? t('altYou') : t('alt', { name });
  return (
    <div
      className={cx(bubbleClass(mine, isFirst), 'relative isolate w-64 max-w-full overflow-hidden')}
      style={{ aspectRatio: aspectRatioOf(photo), backgroundColor: photo.colour }}
    >
      {photo.filename !== '' && (
        <img
          key={isVisible ? 'seen' : 'locked'}
          src={messagePhotoSrc(isVisible ? photo.filename : photo.locked_filename)}
          alt={alt}
          width={photo.width}
          height={photo.height}
          decoding="async"
          draggable={false}
          className={cx('size-full object-cover', !isVisible && 'scale-110')}
        />
      )}
      {isVisible ? (
        <>
          <button
            type="button"
            aria-label={t('enlarge')}
            onClick={() => setLarge(true)}
            className="absolute inset-0 cursor-zoom-in rounded-[inherit] focus-visible:-outline-offset-4"
          />
          {mine && photo.status === 'pending' && (
            <p className="pointer-events-none absolute inset-x-2 bottom-2 rounded-sm bg-veil px-3 py-2 text-xs font-semibold text-text-on-photo">
              {t('pending')}
            </p>
          )}
        </>
      ) : (
        <LockedPhoto message={message} photo={photo} mine={mine} />
      )}
      {isLarge && (
        <Suspense>
          <PhotoLightbox
            src={messagePhotoSrc(photo.filename)}
            alt={alt}
            width={photo.width}
            height={photo.height}
            onClose={() => setLarge(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
