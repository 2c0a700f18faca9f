import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Answer } from '#contract/core/endpoint.ts';
import type { exclusionConfirm } from '#contract/accounts/exclusion.ts';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import type { FormResult } from '#web/lib/form.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { useRefusal } from '#web/lib/use-refusal.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Segmented } from '#web/ui/segmented.tsx';

const useIsSubmitting = () => useNavigation().state === 'submitting';

/** Asks to be shut out; a mailed link makes it true. */
export function ExclusionForm({
  sendKey,
  result,
}: {
  sendKey: string;
  result: FormResult<unknown> | undefined;
}) {
  const t = useTranslations('exclusion');
  const refused = result?.ok === false ? result : null;
  const { message, field } = useRefusal(refused?.refusal ?? null);
  const busy = useIsSubmitting();
  if (result?.ok) {
    return (
      <Card tone="shared" role="status">
        <h2 className="display-sm">{t('sent.title')}</h2>
        <p className="mt-2">{t('sent.text')}</p>
      </Card>
    );
  }
  return (
    <Card>
      <h2 className="mb-6 display-sm">{t('title')}</h2>
      <Form method="post" noValidate className="grid gap-6">
        <input type="hidden" name="key" value={sendKey} />
        {message && <Alert tone="danger">{message}</Alert>}
        <Field label={t('email')} error={field('email')}>
          <Input
            type="email"
            name="email"
            autoComplete="email"
            required
            defaultValue={refused?.values['email']}
          />
        </Field>
        <Segmented
          label={t('period')}
          name="months"
          defaultValue={refused?.values['months'] ?? String(limits.exclusionMonths[0])}
          error={field('months')}
          options={limits.exclusionMonths.map((months) => ({
            value: String(months),
            label: t('months', { months }),
          }))}
        />
        <div>
          <Button type="submit" loading={busy}>
            {t('submit')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

interface ConfirmProps {
  readonly token: string;
  readonly site: string;
  readonly result: FormResult<Answer<typeof exclusionConfirm>> | undefined;
}

/** The last question before the ban begins. A link alone never starts it: mail scanners open links. */
export function ExclusionConfirm({ token, site, result }: ConfirmProps) {
  const t = useTranslations('exclusion');
  const format = useFormatter();
  const { message } = useRefusal(result?.ok === false ? result.refusal : null);
  const busy = useIsSubmitting();
  if (result?.ok) {
    const date = format.dateTime(new Date(result.answer.until), { dateStyle: 'long' });
    return (
      <Card tone="shared" role="status">
        <h2 className="display-sm">{t('done.title')}</h2>
        <p className="mt-2">{t('done.text', { date })}</p>
      </Card>
    );
  }
  return (
    <Card>
      <h2 className="display-sm">{t('confirm.title')}</h2>
      <p className="mt-2 mb-6">{t('confirm.text', { site })}</p>
      {message && (
        <Alert tone="danger" className="mb-6">
          {message}
        </Alert>
      )}
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="danger" loading={busy}>
          {t('confirm.submit')}
        </Button>
        <ButtonLink to={linkTo('pages-ban')} variant="line">
          {t('confirm.cancel')}
        </ButtonLink>
      </Form>
    </Card>
  );
}
