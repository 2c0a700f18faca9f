import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import type { Call } from '#contract/core/client.ts';
import type { complaintForm } from '#contract/moderation.ts';
import { complaint, complaintFile } from '#contract/moderation.ts';
import { linkTo } from '#contract/routes.ts';
import { publishedTransparency } from '#contract/transparency.ts';
import { ComplaintForm } from '#web/features/moderation/complaint-form.tsx';
import { ComplaintStatus } from '#web/features/moderation/complaint-status.tsx';
import { PageHead } from '#web/features/site/page-head.tsx';
import { PageTitle } from '#web/features/site/page-title.tsx';
import { call } from '#web/lib/call.ts';
import { sendForm, textFieldsOf } from '#web/lib/form.ts';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import { Alert } from '#web/ui/alert.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/complaints';

export const loader = async (args: Route.LoaderArgs) => {
  const query = new URL(args.request.url).searchParams;
  const [reference, key] = [query.get('reference'), query.get('key')];
  const found =
    reference === null || key === null
      ? null
      : await orErrorPage(serverCall(args)(complaint, { query: { reference, key } }));
  const { years } = await orErrorPage(serverCall(args)(publishedTransparency, { query: {} }));
  const [reportYear = null] = years;
  return { found, isNew: query.has('sent'), sendKey: crypto.randomUUID(), reportYear };
};

const file = async (send: Call, request: Request) => {
  const { key, ...typed } = textFieldsOf(await request.formData());
  const body = typed as z.input<typeof complaintForm>;
  const result = await sendForm(typed, () => send(complaintFile, { body }, key ? { key } : {}));
  if (!result.ok) return result;
  return redirect(linkTo('complaints', {}, { ...result.answer, sent: 1 }));
};

export const action = (args: Route.ActionArgs) => file(serverCall(args), args.request);

export const clientAction = ({ request }: Route.ClientActionArgs) => file(call, request);

/** Takes a complaint, or shows what became of one. */
export default function Complaints({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('complaints');
  const { found, isNew, sendKey, reportYear } = loaderData;
  return (
    <main id="content" className="wrap py-10 md:py-16">
      <div className="mx-auto max-w-180">
        {found ? (
          <>
            <PageTitle>{t('status.title', { reference: found.reference })}</PageTitle>
            <h1 className="mb-6 display-lg">{t('status.title', { reference: found.reference })}</h1>
            {isNew && (
              <Alert tone="success" className="mb-6">
                {t('sent.text')} <strong>{found.reference}</strong>
              </Alert>
            )}
            <ComplaintStatus complaint={found} />
            <p className="mt-8">
              <TextLink to={linkTo('complaints')}>{t('sent.another')}</TextLink>
            </p>
          </>
        ) : (
          <>
            <PageHead title={t('title')} description={t('lead')} path={linkTo('complaints')} />
            <h1 className="mb-4 display-lg">{t('title')}</h1>
            <p className="mb-8 text-lg text-text-muted">{t('lead')}</p>
            <ComplaintForm sendKey={sendKey} result={actionData} />
            {reportYear !== null && (
              <p className="mt-8">
                <TextLink to={linkTo('transparency')}>
                  {t('transparency', { year: String(reportYear) })}
                </TextLink>
              </p>
            )}
          </>
        )}
      </div>
    </main>
  );
}
