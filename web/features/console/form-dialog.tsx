import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Modal } from '#web/ui/modal.tsx';
import { ActionError } from './action-error.tsx';
import { ConsoleButton } from './console-button.tsx';
import type { useAction } from './use-action.ts';

interface FormDialogProps extends Pick<
  ComponentProps<typeof Modal>,
  'title' | 'description' | 'size'
> {
  readonly submit: string;
  readonly look?: 'primary' | 'danger';
  /** What presses the button; whoever says so listens for it. */
  readonly keys?: string;
  /** Whether there is anything to send. */
  readonly isReady?: boolean;
  /** Sent later if there is no connection. */
  readonly canWait?: boolean;
  readonly action: Pick<ReturnType<typeof useAction>, 'busy' | 'message'>;
  /** Where there is no field to begin with. */
  readonly focusesSubmit?: boolean;
  /** Never while it is busy. */
  readonly onSubmit: (form: FormData) => void;
  readonly onClose: () => void;
  /** Another button beside the two. */
  readonly moreButtons?: ReactNode;
  /** What stands below the buttons. */
  readonly below?: ReactNode;
  readonly children?: ReactNode;
}

/** A form over the page: its fields, why it was refused, and the buttons. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, size, submit, look = 'primary', keys, action } = props;
  const {
    isReady = true,
    canWait = false,
    focusesSubmit = false,
    onSubmit,
    onClose,
    moreButtons,
    below,
  } = props;
  const t = useTranslations('console.dialog');
  return (
    <Modal
      open
      size={size}
      title={title}
      description={description}
      onClose={onClose}
      closeLabel={t('close')}
    >
      <form
        className="c-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!action.busy) onSubmit(new FormData(event.currentTarget));
        }}
      >
        {props.children}
        <ActionError message={action.message} />
        <div className="c-row">
          <ConsoleButton
            type="submit"
            look={look}
            {...(keys !== undefined && { keys })}
            {...(focusesSubmit && { 'data-autofocus': true })}
            busy={action.busy}
            online={!canWait}
            disabled={!isReady}
          >
            {submit}
          </ConsoleButton>
          {moreButtons}
          <ConsoleButton look="quiet" onClick={onClose}>
            {t('cancel')}
          </ConsoleButton>
        </div>
        {below}
      </form>
    </Modal>
  );
}
