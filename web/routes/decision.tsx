import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Call } from '#contract/core/client.ts';
import { CallError } from '#contract/core/client.ts';
import { appealFile, decision } from '#contract/decisions.ts';
import { linkTo } from '#contract/routes.ts';
import { AppealForm } from '#web/features/moderation/appeal-form.tsx';
import { AppealStatus } from '#web/features/moderation/appeal-status.tsx';
import { DecisionStatement } from '#web/features/moderation/decision-statement.tsx';
import { PageTitle } from '#web/features/site/page-title.tsx';
import { call } from '#web/lib/call.ts';
import { replyToForm, sendForm, textFieldsOf } from '#web/lib/form.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { errorPageOf, serverCall } from '#web/lib/visit.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { LoosePlug } from '#web/ui/drawings/loose-plug.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/decision';

/** What the link names: the decision, and the key that opens it. */
const linkOf = (request: Request) => {
  const query = new URL(request.url).searchParams;
  return { reference: query.get('reference') ?? '', key: query.get('key') ?? '' };
};

const isUnknown = ({ status }: CallError) => status === 400 || status === 404;

export const loader = async (args: Route.LoaderArgs) => {
  try {
    const found = await serverCall(args)(decision, { query: linkOf(args.request) });
    return data({
      found,
      isInTime: Date.now() <= Date.parse(found.appeal_until),
      isNew: new URL(args.request.url).searchParams.has('sent') && found.appeal?.state === 'open',
      sendKey: crypto.randomUUID(),
    });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (isUnknown(error)) return data(null, { status: 404 });
    throw errorPageOf(error);
  }
};

const appeal = async (send: Call, request: Request) => {
  const link = linkOf(request);
  const { sendKey, message = '' } = textFieldsOf(await request.formData());
  const options = sendKey ? { key: sendKey } : {};
  const result = await sendForm({ message }, () =>
    send(appealFile, { body: { ...link, message } }, options),
  );
  if (!result.ok) return replyToForm('appeal', result);
  return redirect(linkTo('decision', {}, { ...link, sent: 1 }));
};

export const action = (args: Route.ActionArgs) => appeal(serverCall(args), args.request);

export const clientAction = ({ request }: Route.ClientActionArgs) => appeal(call, request);

function UnknownDecision() {
  const t = useTranslations('decision.unknown');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <EmptyState
        headingLevel={1}
        picture={<LoosePlug />}
        title={t('title')}
        text={t('text')}
        action={<ButtonLink to={linkTo('complaints')}>{t('action')}</ButtonLink>}
      />
    </>
  );
}

type Found = NonNullable<Route.ComponentProps['loaderData']>;

/** What was appealed, or the way to appeal while there is one. */
function Appeal({ found, isInTime, sendKey }: Found) {
  const t = useTranslations('decision.appeal');
  const format = useFormatter();
  const { appeal: filed, appeal_until: until } = found;
  if (filed) return <AppealStatus appeal={filed} />;
  if (found.reversed_at !== null) return null;
  if (isInTime) return <AppealForm until={until} sendKey={sendKey} />;
  const date = format.dateTime(new Date(until), { dateStyle: 'long' });
  return <p className="text-text-muted">{t('over', { date })}</p>;
}

function FoundDecision(props: Found) {
  const t = useTranslations('decision');
  const { found, isNew } = props;
  return (
    <div className="mx-auto grid max-w-180 gap-6">
      <PageTitle>{t('title', { reference: found.reference })}</PageTitle>
      {isNew && <Alert tone="success">{t('filed.thanks')}</Alert>}
      <DecisionStatement decision={found} />
      <Appeal {...props} />
    </div>
  );
}

/** Shows a member what was decided about them and why, and takes their appeal. */
export default function Decision({ loaderData }: Route.ComponentProps) {
  return (
    <WithTexts of="decision">
      <main id="content" className="wrap py-10 md:py-16">
        {loaderData ? <FoundDecision {...loaderData} /> : <UnknownDecision />}
      </main>
    </WithTexts>
  );
}
