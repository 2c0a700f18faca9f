import { data, redirect } from 'react-router';
import type { Call } from '#contract/core/client.ts';
import { CallError } from '#contract/core/client.ts';
import type { NotificationType } from '#contract/notifications/enums.ts';
import { notificationTypes } from '#contract/notifications/enums.ts';
import { mailChoicesRead, mailChoose } from '#contract/notifications/unsubscribe.ts';
import { linkTo } from '#contract/routes.ts';
import type { ChangedMails } from '#web/features/notifications/unsubscribe-page.tsx';
import {
  InvalidUnsubscribeLink,
  UnsubscribePage,
} from '#web/features/notifications/unsubscribe-page.tsx';
import { call } from '#web/lib/call.ts';
import { textFieldsOf } from '#web/lib/form.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { errorPageOf, orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/unsubscribe';

const isNotificationType = (value: string | null): value is NotificationType =>
  (notificationTypes as readonly (string | null)[]).includes(value);

const changedOf = (value: string | null): ChangedMails =>
  value === 'all' || isNotificationType(value) ? value : null;

/** A link that was cut off, or whose account is gone. */
const deadLink = () => data({ token: '', choices: null, changed: null }, { status: 404 });

const isDead = ({ status }: CallError) => status === 400 || status === 404;

/** Looking never acts: scanners of mails open every link. */
export const loader = async (args: Route.LoaderArgs) => {
  const { searchParams } = new URL(args.request.url);
  const token = searchParams.get('token') ?? '';
  const changed = changedOf(searchParams.get('changed'));
  try {
    const choices = await serverCall(args)(mailChoicesRead, { query: { token } });
    return data({ token, choices, changed });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (isDead(error)) return deadLink();
    throw errorPageOf(error);
  }
};

const saveChoice = async (api: Call, request: Request) => {
  const { token = '', type = '', on = '' } = textFieldsOf(await request.formData());
  const chosen = isNotificationType(type) ? { type } : {};
  await orErrorPage(api(mailChoose, { body: { token, ...chosen, on: on === '1' } }));
  return redirect(linkTo('unsubscribe', {}, { token, changed: chosen.type ?? 'all' }));
};

export const action = (args: Route.ActionArgs) => saveChoice(serverCall(args), args.request);

export const clientAction = ({ request }: Route.ClientActionArgs) => saveChoice(call, request);

/** Where the link of a mail leads that switches mails off. */
export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  const { token, choices, changed } = loaderData;
  return (
    <WithTexts of="unsubscribe">
      {choices === null ? (
        <InvalidUnsubscribeLink />
      ) : (
        <UnsubscribePage token={token} choices={choices} changed={changed} />
      )}
    </WithTexts>
  );
}
