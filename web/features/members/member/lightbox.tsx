import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { PhotoView } from '#contract/members/photos.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { photoSources } from '../photo-src.ts';
import type { useUnlock } from './use-unlock.ts';
import { arrowStep, useCarousel } from './use-carousel.ts';
import { showModalDialog } from '#web/ui/show-modal-dialog.ts';

type LightboxProps = {
  name: string;
  photos: readonly PhotoView[];
  start: number;
  unlock: ReturnType<typeof useUnlock>;
  /** Told which photo was looked at last. */
  onClose: (index: number) => void;
};

function Slide({
  photo,
  number,
  count,
  unlock,
}: {
  photo: PhotoView;
  number: number;
  count: number;
  unlock: LightboxProps['unlock'];
}) {
  const t = useTranslations('people.member.gallery');
  const label = t('photo', { number: String(number), count: String(count) });
  return (
    <li className="relative grid h-full w-full shrink-0 snap-center snap-always place-items-center">
      <img
        {...photoSources(photo)}
        sizes="(min-aspect-ratio: 3/4) 75vh, 100vw"
        alt={photo.locked ? '' : label}
        width={960}
        height={1280}
        loading="lazy"
        draggable={false}
        className="max-h-full w-auto max-w-full object-contain"
      />
      {photo.locked && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-veil p-6 text-center font-semibold">
          <Icon name="lock-fill" size="lg" />
          <p>{unlock.one}</p>
          <ButtonLink to={unlock.to} variant="light" size="sm">
            {unlock.link}
          </ButtonLink>
        </div>
      )}
    </li>
  );
}

/** The photos over the whole screen, moved by finger, arrow keys or buttons. */
export function Lightbox({ name, photos, start, unlock, onClose }: LightboxProps) {
  const t = useTranslations('people.member.gallery');
  const dialog = useRef<HTMLDialogElement>(null);
  const { index, goTo, track } = useCarousel(photos.length, start);
  const close = () => onClose(index);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    showModalDialog(element);
    const list = element.querySelector('ul');
    list?.scrollTo({ left: start * list.clientWidth, behavior: 'instant' });
    // Closing it, not just removing it, is what returns the focus.
    return () => element.close();
  }, [start]);

  return (
    <dialog
      ref={dialog}
      aria-label={t('label', { name })}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={(event) => {
        const step = arrowStep(event);
        if (step === 0) return;
        event.preventDefault();
        goTo(index + step);
      }}
      className="h-dvh max-h-none w-full max-w-none bg-dark text-on-dark backdrop:bg-dark"
      data-scheme="dark"
    >
      <ul
        {...track}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, and keys do it.
        tabIndex={0}
        className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-contain [scrollbar-width:none]"
      >
        {photos.map((photo, at) => (
          <Slide
            key={photo.id}
            photo={photo}
            number={at + 1}
            count={photos.length}
            unlock={unlock}
          />
        ))}
      </ul>
      <p
        role="status"
        className="absolute top-4 left-4 rounded-pill bg-veil px-4 py-2 text-sm font-medium tabular-nums"
      >
        {t('count', { number: String(index + 1), count: String(photos.length) })}
      </p>
      <IconButton
        icon="x"
        label={t('close')}
        variant="glass"
        onClick={close}
        className="absolute top-3 right-3"
      />
      {index > 0 && (
        <IconButton
          icon="caret-left"
          label={t('previous')}
          variant="glass"
          onClick={() => goTo(index - 1)}
          className="absolute top-1/2 left-3 -translate-y-1/2 pointer-coarse:hidden"
        />
      )}
      {index < photos.length - 1 && (
        <IconButton
          icon="caret-right"
          label={t('next')}
          variant="glass"
          onClick={() => goTo(index + 1)}
          className="absolute top-1/2 right-3 -translate-y-1/2 pointer-coarse:hidden"
        />
      )}
    </dialog>
  );
}
