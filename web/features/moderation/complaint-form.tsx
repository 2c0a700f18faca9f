import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Answer } from '#contract/core/endpoint.ts';
import { limits } from '#contract/limits.ts';
import type { complaintFile } from '#contract/moderation.ts';
import { complaintTopics } from '#contract/moderation.ts';
import type { FormResult } from '#web/lib/form.ts';
import { useRefusal } from '#web/lib/use-refusal.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

type Result = FormResult<Answer<typeof complaintFile>> | undefined;

/** Takes a complaint; also without JavaScript. */
export function ComplaintForm({ sendKey, result }: { sendKey: string; result: Result }) {
  const t = useTranslations('complaints');
  const refused = result?.ok === false ? result : null;
  const { message, field } = useRefusal(refused?.refusal ?? null);
  const values = refused?.values ?? {};
  const busy = useNavigation().state === 'submitting';
  return (
    <Form method="post" noValidate className="grid gap-6">
      <input type="hidden" name="key" value={sendKey} />
      {message && <Alert tone="danger">{message}</Alert>}
      <div className="grid gap-6 md:grid-cols-2">
        <Field label={t('name')} error={field('name')}>
          <Input
            name="name"
            autoComplete="name"
            required
            maxLength={80}
            defaultValue={values['name']}
          />
        </Field>
        <Field label={t('email')} error={field('email')}>
          <Input
            type="email"
            name="email"
            autoComplete="email"
            required
            defaultValue={values['email']}
          />
        </Field>
      </div>
      <Field label={t('topic')} error={field('topic')}>
        <Select name="topic" required defaultValue={values['topic'] ?? ''}>
          <option value="" disabled>
            {t('chooseTopic')}
          </option>
          {complaintTopics.map((topic) => (
            <option key={topic} value={topic}>
              {t(`topics.${topic}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('message')}
        hint={t('messageHint', { min: String(limits.complaintLength) })}
        error={field('message')}
      >
        <Textarea
          name="message"
          required
          rows={7}
          maxLength={4000}
          defaultValue={values['message']}
        />
      </Field>
      <div>
        <Button type="submit" size="lg" loading={busy}>
          {t('submit')}
        </Button>
      </div>
    </Form>
  );
}
