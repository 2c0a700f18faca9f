import { useId, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '#web/ui/cx.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { showModalDialog } from '#web/ui/show-modal-dialog.ts';

/** Petals around what happened: place, size, turn, and whether phones have room for them. */
const petals = [
  'top-[14%] left-[5%] h-12 w-6 -rotate-30 bg-primary',
  'top-[36%] left-[3%] h-7 w-3.5 rotate-45 bg-unread-messages',
  'top-[58%] left-[5%] h-10 w-5 rotate-20 bg-secondary max-md:hidden',
  'top-[86%] left-[6%] h-10 w-5 rotate-35 bg-unread-messages max-md:hidden',
  'top-[4%] left-[38%] h-8 w-4 rotate-15 bg-secondary',
  'top-[92%] left-[34%] h-9 w-4.5 -rotate-15 bg-primary max-md:hidden',
  'top-[10%] left-[72%] h-11 w-5.5 rotate-30 bg-unread-messages max-md:hidden',
  'top-[22%] right-[4%] h-7 w-3.5 -rotate-20 bg-secondary',
  'top-[46%] right-[6%] h-8 w-4 -rotate-40 bg-primary max-md:hidden',
  'top-[72%] right-[5%] h-14 w-7 rotate-10 bg-secondary max-md:hidden',
  'top-[95%] right-[38%] h-6 w-3 -rotate-35 bg-primary',
];

/** It may open between the two clicks of a double one, and lie under the second by chance. */
const stopDoubleClick = (event: MouseEvent): void => {
  if (event.detail <= 1) return;
  event.preventDefault();
  event.stopPropagation();
};

type FullScreenDialogProps = {
  title: string;
  /** Photos beside the words. */
  picture: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog over the whole screen for what is worth it; Escape and its button close it. */
export function FullScreenDialog({ title, picture, onClose, children }: FullScreenDialogProps) {
  const t = useTranslations('likes');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const [{ href }, scrollTop] = [location, scrollY];
    showModalDialog(element);
    element.querySelector('h2')?.focus();
    // Closing it, not just removing it, is what returns the focus.
    return () => {
      element.close();
      // Where the room of a scroll bar came and went, the page behind was set anew and has moved.
      if (location.href === href) scrollTo(0, scrollTop);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      data-scheme="dark"
      data-moment
      onClickCapture={stopDoubleClick}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser that insists on the second Escape.
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
      className="h-dvh max-h-none w-full max-w-none animate-appear overflow-x-hidden bg-dark text-on-dark backdrop:bg-dark"
    >
      <div className="relative isolate grid min-h-full place-items-center overflow-hidden bg-[radial-gradient(70%_80%_at_50%_50%,color-mix(in_srgb,var(--primary)_38%,var(--dark)),var(--dark))] px-6 pt-20 pb-10 md:px-12 md:py-12">
        {petals.map((petal) => (
          <span key={petal} aria-hidden className={cx('absolute -z-10 rounded-pill', petal)} />
        ))}
        <div className="grid w-full justify-items-center gap-10 max-md:text-center md:w-auto md:grid-cols-[auto_minmax(0,27rem)] md:items-center md:gap-16 xl:gap-24">
          {picture}
          <div className="grid w-full min-w-0 gap-4 md:gap-6">
            <h2
              id={id}
              tabIndex={-1}
              className="display-xl wrap-anywhere text-text-on-photo lg:display-2xl"
            >
              {title}
            </h2>
            {children}
          </div>
        </div>
        <IconButton
          icon="x"
          label={t('close')}
          variant="glass"
          onClick={onClose}
          className="absolute top-4 right-4 md:top-8 md:right-8"
        />
      </div>
    </dialog>
  );
}
