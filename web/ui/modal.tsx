import {
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { showModalDialog } from './show-modal-dialog.ts';

const sizes = {
  sm: 'md:w-100',
  md: 'md:w-128',
  lg: 'md:w-180',
  xl: 'md:w-228',
};

/** The picture has no room on a tablet. */
const asideWidth = 'md:w-128 lg:w-228';

type Closing =
  | { dismissible?: true | undefined; onClose: () => void; closeLabel: string }
  | { dismissible: false; onClose?: undefined; closeLabel?: undefined }
  /** Only its button closes it, and may ask first; neither Escape nor a click beside it does. */
  | { dismissible: 'by button'; onClose: () => void; closeLabel: string };

type ModalProps = Closing & {
  open: boolean;
  title: ReactNode;
  titleHidden?: boolean | undefined;
  description?: ReactNode;
  size?: keyof typeof sizes | undefined;
  /** Takes the whole screen of a phone instead of rising from below. */
  fullOnPhone?: boolean | undefined;
  /** Where it stands, if not in the middle; `className` is about the box in it. */
  dialogClassName?: string | undefined;
  /** A picture on the left, on wide screens; the dialog then has a width of its own. */
  aside?: ReactNode;
  /** Buttons that stay in view. */
  footer?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/**
 * A native dialog: the page behind it is inert, Escape closes it, and the focus goes back where it
 * came from. What carries data-autofocus is focused first, else the title.
 */
export function Modal(props: ModalProps) {
  // Mounted only while open, so that what is inside starts afresh each time.
  return props.open ? <OpenModal {...props} /> : null;
}

function OpenModal({
  dismissible: dismissal = true,
  onClose,
  closeLabel,
  title,
  titleHidden = false,
  description,
  size = 'md',
  fullOnPhone = false,
  dialogClassName,
  aside,
  footer,
  className,
  children,
}: ModalProps) {
  const id = useId();
  const dismissible = dismissal === true;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  // In a layout effect, because its clean-up still finds the dialog in the page: closing it there,
  // not just removing it, is what returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    showModalDialog(element);
    const first =
      element.querySelector<HTMLElement>('[data-autofocus]') ??
      element.querySelector<HTMLElement>('[data-modal-title]');
    first?.focus();
    return () => element.close();
  }, []);

  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !dismissible) event.preventDefault();
  };
  const isOutside = (event: MouseEvent) => event.target === dialog.current;

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      closedby={dismissible ? 'closerequest' : 'none'}
      onKeyDown={keyDown}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        if (dismissible) onClose?.();
      }}
      // Closed from elsewhere: a form inside it, or a browser that insists on the second Escape.
      onClose={() => {
        if (dialog.current?.open) return;
        if (dismissible) onClose?.();
        else if (dialog.current) showModalDialog(dialog.current);
      }}
      // Dragging a selection out of the box must not close it.
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (dismissible && pressedOutside.current && isOutside(event)) onClose?.();
      }}
      className={cx(
        'mx-0 mt-auto mb-0 w-full max-w-none overflow-visible bg-transparent text-start text-text',
        'animate-rise backdrop:animate-appear backdrop:bg-veil backdrop:backdrop-blur-[6px]',
        fullOnPhone ? 'h-dvh max-h-dvh' : 'max-h-[calc(100dvh-32px)]',
        'md:m-auto md:h-fit md:max-h-[calc(100dvh-64px)] md:max-w-[calc(100vw-64px)]',
        aside ? asideWidth : sizes[size],
        dialogClassName,
      )}
    >
      <div
        className={cx(
          'relative flex max-h-[inherit] overflow-hidden bg-surface-raised shadow-raised md:rounded-md',
          fullOnPhone ? 'h-full md:h-auto' : 'rounded-t-[24px]',
          className,
        )}
      >
        {aside && (
          <div className="relative hidden w-100 shrink-0 overflow-hidden bg-dark lg:block">
            {aside}
          </div>
        )}
        <div className="flex min-w-0 flex-1 flex-col">
          <div
            data-scroller
            className="min-h-0 flex-1 scroll-py-24 overflow-y-auto overscroll-contain p-5 pt-6 md:p-8"
          >
            <header>
              <h2
                id={`${id}-title`}
                data-modal-title
                tabIndex={-1}
                className={cx('display-sm', titleHidden ? 'sr-only' : closeLabel && 'pr-12')}
              >
                {title}
              </h2>
              {description && (
                <p id={`${id}-text`} className="mt-2 text-text-muted">
                  {description}
                </p>
              )}
            </header>
            {children && <div className={cx(!titleHidden && 'mt-6')}>{children}</div>}
          </div>
          {footer && (
            <footer className="flex flex-wrap gap-3 px-5 pt-3 pb-[max(24px,env(safe-area-inset-bottom))] md:px-8 md:pb-8">
              {footer}
            </footer>
          )}
        </div>
        {closeLabel && (
          <IconButton
            icon="x"
            label={closeLabel}
            onClick={onClose}
            className="absolute top-3 right-3 z-20 md:top-5 md:right-5"
          />
        )}
      </div>
    </dialog>
  );
}
