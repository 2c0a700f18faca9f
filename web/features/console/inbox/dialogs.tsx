import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { InboxChat } from '#contract/console/inbox.ts';
import { inboxEnd, inboxHandOver, inboxNote } from '#contract/console/inbox.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { Field } from '#web/ui/field.tsx';
import { TextDialog } from '../cases/text-dialog.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsoleSelect, ConsoleTextarea } from '../console-fields.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useAction } from '../use-action.ts';

interface DialogProps {
  readonly chat: InboxChat;
  /** Done, and the chat is no longer in one's hands. */
  readonly onGone: () => void;
  readonly onClose: () => void;
}

/** Gives a chat to a colleague, with a note if there is something to say. */
export function HandOverDialog({ chat, onGone, onClose }: DialogProps) {
  const t = useTranslations('console.inbox');
  const action = useAction();
  const [to, setTo] = useState(chat.colleagues[0]?.id ?? '');
  const [note, setNote] = useState('');
  const send = async () => {
    const text = note.trim();
    const body = { id: chat.id, to, ...(text !== '' && { note: text }) };
    if (await action.run(() => consoleCall(inboxHandOver, { body }))) onGone();
  };
  return (
    <FormDialog
      title={t('handOverTitle')}
      description={t('handOverText')}
      submit={t('handOver')}
      isReady={to !== ''}
      action={action}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {chat.colleagues.length === 0 ? (
        <p className="c-note">{t('noColleagues')}</p>
      ) : (
        <>
          <Field label={t('to')} error={action.field('to')}>
            <ConsoleSelect
              data-autofocus
              name="to"
              value={to}
              onChange={({ target }) => setTo(target.value)}
            >
              {chat.colleagues.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </ConsoleSelect>
          </Field>
          <Field label={t('note')} error={action.field('note')}>
            <ConsoleTextarea
              name="note"
              maxLength={consoleLimits.inbox.noteLength}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
        </>
      )}
    </FormDialog>
  );
}

interface EndProps extends DialogProps {
  /** Perhaps the member has written what is not shown yet. */
  readonly onRefused: () => void;
}

/** Shows the farewell before it is sent: it cannot be taken back. */
export function EndDialog({ chat, onGone, onRefused, onClose }: EndProps) {
  const t = useTranslations('console.inbox');
  const action = useAction();
  const send = async () => {
    const body = { id: chat.id, seen: chat.messages.at(-1)?.no ?? 0 };
    if (await action.run(() => consoleCall(inboxEnd, { body }))) onGone();
    else onRefused();
  };
  return (
    <FormDialog
      title={t('endTitle')}
      description={t('endText')}
      submit={t('end')}
      focusesSubmit
      action={action}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <blockquote className="c-note" lang={chat.member.language}>
        {chat.farewell}
      </blockquote>
    </FormDialog>
  );
}

interface NoteProps {
  readonly chat: InboxChat;
  readonly onNoted: (notes: InboxChat['notes']) => void;
  readonly onClose: () => void;
}

export function NoteDialog({ chat, onNoted, onClose }: NoteProps) {
  const t = useTranslations('console.inbox');
  return (
    <TextDialog
      title={t('noteTitle')}
      description={t('noteText')}
      label={t('note')}
      name="text"
      maxLength={consoleLimits.inbox.noteLength}
      submit={t('noteSave')}
      onSend={async (text) => {
        const { notes } = await consoleCall(inboxNote, { body: { id: chat.id, text } });
        onNoted(notes);
      }}
      onClose={onClose}
    />
  );
}
