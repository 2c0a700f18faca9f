import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { OpenLetter } from '#web/ui/drawings/open-letter.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { AccountState } from '../account-frame.tsx';

interface ConfirmLinkProps {
  /** What the link does, as its texts are called. */
  readonly of: 'activate' | 'mailChange';
  readonly confirming: ReturnType<typeof useForm>;
  readonly token: string;
}

/** A mailed link never acts by being fetched, since mail scanners do that: the page sends it. */
export function ConfirmLink({ of, confirming, token }: ConfirmLinkProps) {
  const t = useTranslations(`account.${of}`);
  const { Form, form, busy, message, submit: send } = confirming;
  const hasSent = useRef(false);
  useEffect(() => {
    if (hasSent.current) return;
    hasSent.current = true;
    void send({ token }, { method: 'post' });
  }, [send, token]);
  return (
    <AccountState
      picture={<OpenLetter />}
      title={t('title')}
      text={t('lead')}
      action={
        busy ? (
          <p className="flex min-h-12 items-center gap-3">
            <Spinner />
            {t('working')}
          </p>
        ) : (
          <Form {...form} className="grid w-full gap-4">
            <input type="hidden" name="token" value={token} />
            {message && (
              <Alert tone="danger" className="text-left">
                {message}
              </Alert>
            )}
            <Button type="submit">{t('submit')}</Button>
          </Form>
        )
      }
    />
  );
}
