import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { RoleGrant } from '#contract/console/rights.ts';
import { staffDisable, staffInvite, staffReset, staffRolesChange } from '#contract/console/team.ts';
import type { StaffMember } from '#contract/console/team.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { Field } from '#web/ui/field.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsoleInput, ConsoleTextarea } from '../console-fields.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useAction } from '../use-action.ts';
import { RolePicker } from './role-picker.tsx';

/** Something to be changed about the team. */
export type TeamTask =
  | { readonly kind: 'invite' }
  | { readonly kind: 'roles' | 'reset' | 'disable'; readonly person: StaffMember };

interface Typed {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly RoleGrant[];
  readonly reason: string;
}

const sendTask = (task: TeamTask, { name, email, roles, reason }: Typed): Promise<unknown> => {
  if (task.kind === 'invite') {
    return consoleCall(staffInvite, { body: { name, email, roles: [...roles], reason } });
  }
  const { id } = task.person;
  if (task.kind === 'roles') {
    return consoleCall(staffRolesChange, { body: { id, roles: [...roles], reason } });
  }
  return consoleCall(task.kind === 'reset' ? staffReset : staffDisable, { body: { id, reason } });
};

interface TeamDialogProps {
  readonly task: TeamTask;
  readonly onClose: () => void;
}

/** Proposes a change of the team, or lets somebody go, each with a reason. */
export function TeamDialog({ task, onClose }: TeamDialogProps) {
  const t = useTranslations('console.team');
  const { revalidate } = useRevalidator();
  const action = useAction();
  const { field } = action;
  const person = task.kind === 'invite' ? null : task.person;
  const [typed, setTyped] = useState<Typed>({
    name: '',
    email: '',
    roles: person?.roles ?? [],
    reason: '',
  });
  const change = (changed: Partial<Typed>) => setTyped({ ...typed, ...changed });
  const send = async () => {
    await sendTask(task, typed);
    await revalidate();
    onClose();
  };
  const rolesError = field('roles');
  return (
    <FormDialog
      title={t(`${task.kind}.title`)}
      description={t(`${task.kind}.text`, { name: person?.name ?? '' })}
      submit={t(`${task.kind}.submit`)}
      look={task.kind === 'disable' ? 'danger' : 'primary'}
      action={action}
      onSubmit={() => void action.run(send)}
      onClose={onClose}
    >
      {task.kind === 'invite' && (
        <>
          <Field label={t('name')} error={field('name')}>
            <ConsoleInput
              data-autofocus
              name="name"
              maxLength={consoleLimits.staff.nameLength}
              autoComplete="off"
              value={typed.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          </Field>
          <Field label={t('email')} error={field('email')}>
            <ConsoleInput
              type="email"
              name="email"
              autoComplete="off"
              value={typed.email}
              onChange={({ target }) => change({ email: target.value })}
            />
          </Field>
        </>
      )}
      {(task.kind === 'invite' || task.kind === 'roles') && (
        <RolePicker roles={typed.roles} onRoles={(roles) => change({ roles })} />
      )}
      {rolesError && <p className="c-error">{rolesError}</p>}
      <Field label={t('reason')} hint={t('reasonHint')} error={field('reason')}>
        <ConsoleTextarea
          name="reason"
          maxLength={consoleLimits.staff.reasonLength}
          value={typed.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </Field>
    </FormDialog>
  );
}
