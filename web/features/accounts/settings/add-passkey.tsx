import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { CallError } from '#contract/core/client.ts';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import { limits } from '#contract/limits.ts';
import { textFieldsOf } from '#web/lib/form.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { useRefusal } from '#web/lib/use-refusal.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { addPasskey } from '../passkeys/passkeys.ts';
import { PasswordField } from './password-field.tsx';

interface Props {
  readonly device: string;
  readonly isPasswordNeeded: boolean;
}

type Outcome = Awaited<ReturnType<typeof addPasskey>> | 'failed';

const tones = { added: 'success', cancelled: 'info', known: 'info', failed: 'danger' } as const;

/** Makes a passkey on this device; the browser asks the rest. */
export function AddPasskey({ device, isPasswordNeeded }: Props) {
  const t = useTranslations('passkeys');
  const isHydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [refusal, setRefusal] = useState<ErrorAnswer | null>(null);
  const { message, field } = useRefusal(refusal);
  // The login may have become too old since the page was loaded.
  const asksPassword = isPasswordNeeded || refusal?.fields?.['password'] !== undefined;

  const add = async (form: HTMLFormElement) => {
    const { name, password } = textFieldsOf(new FormData(form));
    setBusy(true);
    setRefusal(null);
    setOutcome(null);
    try {
      const made = await addPasskey({ name: name || undefined, password: password || undefined });
      setOutcome(made);
      if (made !== 'added') return setBusy(false);
      form.reset();
      await revalidate();
    } catch (error) {
      if (error instanceof CallError) setRefusal(error.answer);
      else setOutcome('failed');
    }
    setBusy(false);
  };

  return (
    <form
      noValidate
      // Sent by the browser itself, the password would stand in the address.
      inert={!isHydrated}
      className="grid max-w-120 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void add(event.currentTarget);
      }}
    >
      {message && <Alert tone="danger">{message}</Alert>}
      {outcome && <Alert tone={tones[outcome]}>{t(outcome)}</Alert>}
      <Field label={t('name')} hint={t('nameHint')} error={field('name')}>
        <Input
          name="name"
          autoComplete="off"
          maxLength={limits.passkeys.nameLength}
          defaultValue={device || t('unnamed')}
        />
      </Field>
      {asksPassword && (
        <PasswordField
          name="password"
          label={t('password')}
          hint={t('passwordHint')}
          error={field('password')}
        />
      )}
      <div>
        <Button type="submit" variant="line" loading={busy}>
          {t('add')}
        </Button>
      </div>
    </form>
  );
}
