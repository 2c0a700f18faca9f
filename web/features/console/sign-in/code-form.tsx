import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/field.tsx';
import { ActionError } from '../action-error.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { ConsoleInput } from '../console-fields.tsx';
import { useAction } from '../use-action.ts';

const DIGITS = 6;

/** Six digits in a box each; the field itself lies invisibly over them. */
function CodeBoxes({ code, onCode }: { code: string; onCode: (code: string) => void }) {
  const t = useTranslations('console.signIn');
  return (
    <div className="c-otp">
      <input
        aria-label={t('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={DIGITS}
        value={code}
        onChange={({ target }) => onCode(target.value.replaceAll(/\D/g, ''))}
      />
      {Array.from({ length: DIGITS }, (_, index) => (
        <span key={index} className={cx(index === code.length && 'c-otp__next')} aria-hidden>
          {code[index]}
        </span>
      ))}
    </div>
  );
}

interface CodeFormProps {
  readonly send: (code: string) => Promise<void>;
  /** What the code is for, where nobody signs in with it. */
  readonly label?: string;
  /** What else is asked for, above the code. */
  readonly children?: ReactNode;
}

/** Takes a code of an authenticator app. */
export function CodeForm({ send, label, children }: CodeFormProps) {
  const t = useTranslations('console.signIn');
  const [code, setCode] = useState('');
  const { busy, run, message, field } = useAction();
  const submit = async () => {
    if (!(await run(() => send(code)))) setCode('');
  };
  const error = message ?? field('email') ?? field('code');
  return (
    <form
      className="c-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      {children}
      <CodeBoxes code={code} onCode={setCode} />
      <ActionError message={error} />
      <ConsoleButton type="submit" look="dark" busy={busy} disabled={code.length < DIGITS}>
        {label ?? t('useCode')}
      </ConsoleButton>
    </form>
  );
}

interface EmailFieldProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

/** Codes need to know whose they are; passkeys say so themselves. */
export function EmailField({ email, onEmail }: EmailFieldProps) {
  const t = useTranslations('console.signIn');
  return (
    <Field label={t('email')}>
      <ConsoleInput
        className="c-input--large"
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={({ target }) => onEmail(target.value)}
      />
    </Field>
  );
}
