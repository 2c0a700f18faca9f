import { useTranslations } from 'use-intl';
import type { StoredMethod } from '#contract/billing/quotes.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { MethodIcons, useMethodName } from '../order/method-name.tsx';

function Row({ stored }: { stored: StoredMethod }) {
  const t = useTranslations('orders.kept');
  const nameOf = useMethodName();
  const { Form, form, busy, message } = useForm(`forget-${stored.method}`);
  const name = nameOf(stored.method, stored);
  return (
    <li className="grid gap-3 px-5 py-4 sm:px-6">
      <Form {...form} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input type="hidden" name="intent" value="forget" />
        <input type="hidden" name="method" value={stored.method} />
        <MethodIcons method={stored.method} stored={stored} />
        <p className="min-w-40 flex-1 font-semibold">{name}</p>
        <Button
          type="submit"
          variant="line"
          size="sm"
          loading={busy}
          aria-label={t('removeNamed', { name })}
        >
          {t('remove')}
        </Button>
      </Form>
      {stored.method === 'directdebit' && <p className="text-sm text-text-muted">{t('mandate')}</p>}
      {message && <Alert tone="danger">{message}</Alert>}
    </li>
  );
}

/** What the member has kept to pay with again, and the way to be rid of it. */
export function StoredMethods({ methods }: { methods: readonly StoredMethod[] }) {
  const t = useTranslations('orders.kept');
  if (methods.length === 0) return null;
  return (
    <section aria-labelledby="kept" className="mt-10">
      <h2 id="kept" className="display-xs">
        {t('title')}
      </h2>
      {methods.some(({ method }) => method !== 'directdebit') && (
        <p className="mt-1 text-text-muted">{t('text')}</p>
      )}
      <Card asChild padding="none" className="mt-4 overflow-hidden">
        <ul className="divide-y divide-line">
          {methods.map((stored) => (
            <Row key={stored.method} stored={stored} />
          ))}
        </ul>
      </Card>
    </section>
  );
}
