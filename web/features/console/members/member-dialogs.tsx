import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import {
  memberCase,
  memberConfirm,
  memberCredits,
  memberDelete,
  memberExport,
  memberNote,
  memberSignOut,
} from '#contract/console/member-actions.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import type { MemberPage } from '#contract/console/member-views.ts';
import { limits } from '#contract/limits.ts';
import { reportReasons } from '#contract/moderation.ts';
import { Field } from '#web/ui/field.tsx';
import { TextDialog } from '../cases/text-dialog.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsoleInput, ConsoleSelect, ConsoleTextarea } from '../console-fields.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { CASES_PATH } from '../pages.ts';
import { useAction } from '../use-action.ts';

/** What can be done about a member. */
export type Task = 'note' | 'credits' | 'case' | keyof typeof plainTasks;

/** What needs nothing but a reason. */
const plainTasks = {
  sign_out: memberSignOut,
  confirm: memberConfirm,
  export: memberExport,
  delete: memberDelete,
} as const;

interface DialogProps {
  readonly member: MemberPage;
  readonly onClose: () => void;
}

function NoteDialog({ member: { id }, onClose }: DialogProps) {
  const t = useTranslations('console.member');
  const { revalidate } = useRevalidator();
  return (
    <TextDialog
      title={t('tasks.note.title')}
      description={t('tasks.note.text')}
      label={t('note')}
      name="text"
      maxLength={consoleLimits.members.noteLength}
      submit={t('tasks.note.submit')}
      onSend={async (text) => {
        await consoleCall(memberNote, { body: { id, text } });
        await revalidate();
      }}
      onClose={onClose}
    />
  );
}

interface ReasonDialogProps extends DialogProps {
  readonly task: keyof typeof plainTasks;
}

function ReasonDialog({ member: { id, name }, task, onClose }: ReasonDialogProps) {
  const t = useTranslations('console.member');
  const { revalidate } = useRevalidator();
  return (
    <TextDialog
      title={t(`tasks.${task}.title`, { name })}
      description={t(`tasks.${task}.text`, { name, days: limits.deletionDays })}
      label={t('reason')}
      name="reason"
      maxLength={consoleLimits.staff.reasonLength}
      submit={t(`tasks.${task}.submit`)}
      onSend={async (reason) => {
        await consoleCall(plainTasks[task], { body: { id, reason } });
        await revalidate();
      }}
      onClose={onClose}
    />
  );
}

interface TaskFormProps {
  readonly task: 'credits' | 'case';
  readonly name: string;
  readonly field: ReactNode;
  readonly action: ReturnType<typeof useAction>;
  readonly onSend: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A choice or a number, with a reason. */
function TaskForm({ task, name, field, action, onSend, onClose }: TaskFormProps) {
  const t = useTranslations('console.member');
  const [reason, setReason] = useState('');
  const send = async () => {
    if (!action.busy && (await action.run(() => onSend(reason)))) onClose();
  };
  return (
    <FormDialog
      title={t(`tasks.${task}.title`, { name })}
      description={t(`tasks.${task}.text`)}
      submit={t(`tasks.${task}.submit`)}
      keys="ctrl enter"
      action={action}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {field}
      <Field label={t('reason')} error={action.field('reason')}>
        <ConsoleTextarea
          name="reason"
          maxLength={consoleLimits.staff.reasonLength}
          value={reason}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            void send();
          }}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </FormDialog>
  );
}

/** What is typed as a number of credits; nothing sensible is zero, which the server refuses. */
const creditsIn = (typed: string): number => {
  const number = Number(typed.trim().replace('−', '-'));
  return Number.isInteger(number) ? number : 0;
};

function CreditsDialog({ member: { id, name, money }, onClose }: DialogProps) {
  const t = useTranslations('console.member');
  const { revalidate } = useRevalidator();
  const action = useAction();
  const [typed, setTyped] = useState('');
  const now = money?.credits ?? 0;
  const credits = creditsIn(typed);
  return (
    <TaskForm
      task="credits"
      name={name}
      action={action}
      onClose={onClose}
      field={
        <Field
          label={t('tasks.credits.amount')}
          hint={t('wouldBe', { now, after: now + credits })}
          error={action.field('credits')}
        >
          <ConsoleInput
            data-autofocus
            name="credits"
            inputMode="text"
            autoComplete="off"
            maxLength={7}
            placeholder="+10"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      }
      onSend={async (reason) => {
        await consoleCall(memberCredits, { body: { id, credits, reason } });
        await revalidate();
      }}
    />
  );
}

function CaseDialog({ member: { id, name }, onClose }: DialogProps) {
  const t = useTranslations('console');
  const navigate = useNavigate();
  const action = useAction();
  const [topic, setTopic] = useState<(typeof reportReasons)[number]>('scam');
  return (
    <TaskForm
      task="case"
      name={name}
      action={action}
      onClose={onClose}
      field={
        <Field label={t('cases.topic')}>
          <ConsoleSelect
            data-autofocus
            value={topic}
            onChange={({ target }) =>
              setTopic(reportReasons.find((one) => one === target.value) ?? topic)
            }
          >
            {reportReasons.map((value) => (
              <option key={value} value={value}>
                {t(`cases.topics.${value}`)}
              </option>
            ))}
          </ConsoleSelect>
        </Field>
      }
      onSend={async (reason) => {
        const opened = await consoleCall(memberCase, { body: { id, topic, reason } });
        await navigate(`${CASES_PATH}/${opened.id}`);
      }}
    />
  );
}

/** Asks for what a task needs, and does it. */
export function TaskDialog({ task, ...rest }: DialogProps & { readonly task: Task }) {
  if (task === 'note') return <NoteDialog {...rest} />;
  if (task === 'credits') return <CreditsDialog {...rest} />;
  if (task === 'case') return <CaseDialog {...rest} />;
  return <ReasonDialog task={task} {...rest} />;
}
