import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

interface Props {
  /** The last moment to appeal. */
  readonly until: string;
  readonly sendKey: string;
}

/** Takes an appeal against the decision on the page; also without JavaScript. */
export function AppealForm({ until, sendKey }: Props) {
  const t = useTranslations('decision.appeal');
  const format = useFormatter();
  const { Form, form, busy, message, field, values } = useForm('appeal');
  const { minLength, maxLength } = limits.appeals;
  const date = format.dateTime(new Date(until), { dateStyle: 'long' });
  return (
    <Form {...form} className="grid gap-5" aria-labelledby="appeal">
      <div>
        <h2 id="appeal" className="display-sm">
          {t('title')}
        </h2>
        <p className="mt-2 text-text-muted">{t('text', { date })}</p>
      </div>
      <input type="hidden" name="sendKey" value={sendKey} />
      {message && <Alert tone="danger">{message}</Alert>}
      <Field
        label={t('message')}
        hint={t('hint', { min: String(minLength) })}
        error={field('message')}
      >
        <Textarea
          name="message"
          required
          rows={7}
          maxLength={maxLength}
          counter={(used, most) => t('counter', { used: String(used), most: String(most) })}
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
