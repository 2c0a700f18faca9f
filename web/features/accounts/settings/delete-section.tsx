import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { PasswordField } from './password-field.tsx';
import { SettingsSection } from './settings-layout.tsx';

type Offer = ReturnType<typeof useForm<{ percent: number }>>;

/** Made once, beside the way out and not in it. */
function StayOffer({ percent, offer }: { percent: number; offer: Offer }) {
  const t = useTranslations('member.settings.delete.offer');
  const { Form, form, busy, message } = offer;
  const values = { percent: String(percent) };
  return (
    <Card tone="warm">
      <Form {...form} className="grid justify-items-start gap-4">
        <input type="hidden" name="intent" value="offer" />
        <div>
          <h3 className="display-xs text-text">{t('title', values)}</h3>
          <p className="mt-1">{t('text')}</p>
        </div>
        {message && <Alert tone="danger">{message}</Alert>}
        <Button type="submit" variant="line" loading={busy}>
          {t('accept', values)}
        </Button>
      </Form>
    </Card>
  );
}

function DeleteForm({ deletion }: { deletion: ReturnType<typeof useForm> }) {
  const t = useTranslations('member.settings.delete');
  const { Form, form, busy, message, field, values } = deletion;
  return (
    <Form {...form} className="grid max-w-120 gap-5">
      <input type="hidden" name="intent" value="delete" />
      {message && <Alert tone="danger">{message}</Alert>}
      <Field
        label={t('reason')}
        note={t('optional')}
        hint={t('reasonHint')}
        error={field('reason')}
      >
        <Textarea
          name="reason"
          rows={2}
          maxLength={limits.leaveReasonLength}
          counter={(used, most) => t('counter', { used: String(used), most: String(most) })}
          defaultValue={values['reason']}
        />
      </Field>
      <PasswordField name="password" label={t('password')} error={field('password')} />
      <div>
        <Button type="submit" variant="danger" loading={busy}>
          {t('submit')}
        </Button>
      </div>
    </Form>
  );
}

/** The way out: what happens, perhaps one offer, and the button. */
export function DeleteSection({ offered }: { offered: number | null }) {
  const t = useTranslations('member.settings.delete');
  const offer = useForm<{ percent: number }>('offer', { anchor: 'delete' });
  const deletion = useForm('delete', { anchor: 'delete' });
  const facts = [t('hidden'), t('days', { days: limits.deletionDays }), t('erased'), t('orders')];
  return (
    <SettingsSection id="delete" title={t('title')}>
      {offer.answer && (
        <Alert tone="success" className="mb-4">
          {t('offer.accepted', { percent: String(offer.answer.percent) })}
        </Alert>
      )}
      <ul className="grid max-w-measure list-disc gap-2 pl-5 text-text-muted">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Disclosure
        title={t('open')}
        // Refused without scripts, it comes back open.
        open={deletion.refusal ? true : undefined}
        className="mt-4 border-t border-b-0"
      >
        <div className="grid gap-8 pt-2">
          {offered !== null && !offer.answer && <StayOffer percent={offered} offer={offer} />}
          <DeleteForm deletion={deletion} />
        </div>
      </Disclosure>
    </SettingsSection>
  );
}
