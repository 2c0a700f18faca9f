import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { consoleLanguageOf, consoleLanguages } from '#contract/console/enums.ts';
import {
  staffInvitationAccept,
  staffInvitationAsk,
  type staffInvitation,
} from '#contract/console/sign-in.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { makePasskey } from '#web/lib/passkeys.ts';
import { Field } from '#web/ui/field.tsx';
import { ActionError } from '../action-error.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { plainCall } from '../console-call.ts';
import { ConsoleInput, ConsoleSelect } from '../console-fields.tsx';
import { useRoleNames } from '../role-names.ts';
import { StaffInitials } from '../staff-initials.tsx';
import { useAction } from '../use-action.ts';

export type Invitation = Answer<typeof staffInvitation>;

interface InvitationFormProps {
  readonly token: string;
  readonly invitation: Invitation;
  readonly onJoined: (recoveryCodes: readonly string[]) => void;
}

/** Somebody joins with their name, their language and a first passkey. */
export function InvitationForm({ token, invitation, onJoined }: InvitationFormProps) {
  const t = useTranslations('console.invitation');
  const languageNames = useTranslations('console.languages');
  const roleNames = useRoleNames([]);
  const [name, setName] = useState(invitation.name);
  const [language, setLanguage] = useState(consoleLanguageOf(useLocale()));
  const { busy, run, message, field } = useAction();
  const join = async () => {
    const passkey = await makePasskey(await plainCall(staffInvitationAsk, { body: { token } }));
    const body = { token, name, language, passkey };
    onJoined((await plainCall(staffInvitationAccept, { body })).recovery_codes);
  };
  return (
    <form
      className="c-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void run(join);
      }}
    >
      <div className="c-who">
        <StaffInitials name={name} />
        <span className="c-fill">
          <b>{invitation.email}</b>
          <small>{invitation.reset ? t('reset') : roleNames(invitation.roles)}</small>
        </span>
      </div>
      {!invitation.reset && (
        <>
          <Field label={t('name')} hint={t('nameHint')} error={field('name')}>
            <ConsoleInput
              className="c-input--large"
              name="name"
              autoComplete="name"
              maxLength={consoleLimits.staff.nameLength}
              required
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
          <Field label={t('language')}>
            <ConsoleSelect
              className="c-input--large"
              name="language"
              value={language}
              onChange={({ target }) => setLanguage(consoleLanguageOf(target.value))}
            >
              {consoleLanguages.map((one) => (
                <option key={one} value={one}>
                  {languageNames(one)}
                </option>
              ))}
            </ConsoleSelect>
          </Field>
        </>
      )}
      <ActionError message={message} />
      <ConsoleButton
        type="submit"
        look="primary"
        className="c-button--large"
        icon="fingerprint"
        busy={busy}
      >
        {t('makePasskey')}
      </ConsoleButton>
      <p className="c-hint">{t('passkeyHint')}</p>
    </form>
  );
}
