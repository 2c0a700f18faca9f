import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#web/ui/icon-button.tsx';
import { showModalDialog } from '#web/ui/show-modal-dialog.ts';

export type PhotoLightboxProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  onClose: () => void;
};

/** One photo over the whole screen. */
export function PhotoLightbox({ src, alt, width, height, onClose }: PhotoLightboxProps) {
  const t = useTranslations('chat');
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    showModalDialog(element);
    // Closing it, not just removing it, is what returns the focus.
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={alt}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="h-dvh max-h-none w-full max-w-none bg-dark text-on-dark backdrop:bg-dark"
      data-scheme="dark"
    >
      <div className="grid h-full place-items-center">
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          className="max-h-dvh w-auto max-w-full object-contain"
        />
      </div>
      <IconButton
        icon="x"
        label={t('close')}
        variant="glass"
        onClick={onClose}
        className="absolute top-3 right-3"
      />
    </dialog>
  );
}
