import { redirect, redirectDocument } from 'react-router';
import { useTranslations } from 'use-intl';
import * as accounts from '../../contract/accounts/index.ts';
import type { Call } from '../../contract/core/client.ts';
import type { Locale } from '../../contract/locales.ts';
import { blocked as blockedEndpoint, unblock } from '../../contract/members/member.ts';
import { reports as reportsEndpoint } from '../../contract/moderation.ts';
import { notificationChoices, notificationChoose } from '../../contract/notifications/choices.ts';
import { linkTo } from '../../contract/routes.ts';
import { DeleteSection } from '../features/accounts/settings/delete-section.tsx';
import { EmailSection } from '../features/accounts/settings/email-section.tsx';
import { ExportSection } from '../features/accounts/settings/export-section.tsx';
import { LanguageSection } from '../features/accounts/settings/language-section.tsx';
import { PasswordSection } from '../features/accounts/settings/password-section.tsx';
import { SessionsSection } from '../features/accounts/settings/sessions-section.tsx';
import { SettingsLayout } from '../features/accounts/settings/settings-layout.tsx';
import { stayHere } from '../features/accounts/staying.ts';
import { PaymentsSection } from '../features/billing/transactions/payments-section.tsx';
import { BlockedSection } from '../features/members/blocked/blocked-section.tsx';
import { changeOf } from '../features/notifications/choices/change.ts';
import { ChoicesSection } from '../features/notifications/choices/choices-section.tsx';
import { PushSwitch } from '../features/notifications/push/push-switch.tsx';
import { ReportsSection } from '../features/moderation/reports-section.tsx';
import { call } from '../lib/call.ts';
import { sendForm, sent, textsOf } from '../lib/form.ts';
import { WithTexts } from '../lib/lazy-texts.tsx';
import { membersOnly, orErrorPage, serverCall } from '../lib/visit.ts';
import type { Route } from './+types/notifications';

export const loader = async (args: Route.LoaderArgs) => {
  membersOnly(args);
  const api = serverCall(args);
  const [{ account }, choices, { sessions }, exported, { members: blocked }, { reports }] =
    await orErrorPage(
      Promise.all([
        api(accounts.account),
        api(notificationChoices),
        api(accounts.sessions),
        api(accounts.exportState),
        api(blockedEndpoint),
        api(reportsEndpoint),
      ]),
    );
  const now = new Date().toISOString();
  const sendKey = crypto.randomUUID();
  return { account, choices, sessions, exported: exported.export, blocked, reports, now, sendKey };
};

type Texts = Readonly<Record<string, string | undefined>>;

const remove = async (api: Call, { password = '', reason = '' }: Texts) => {
  const result = await sendForm({ reason }, () =>
    api(accounts.accountDelete, { body: { password, reason } }),
  );
  if (!result.ok) return sent('delete', result);
  const until = result.answer.erased_at.slice(0, 10);
  return redirectDocument(linkTo('account-deleted', {}, { until }));
};

const speak = async (api: Call, { language = '' }: Texts) => {
  const body = { language: language as Locale };
  const result = await sendForm({ language }, () => api(accounts.userUpdate, { body }));
  if (!result.ok) return sent('language', result);
  return redirectDocument(linkTo('notifications', {}, { lang: language }));
};

const save = async (api: Call, typed: Texts) => {
  const { intent = '', key, email = '', old_password = '', password = '', repeat = '' } = typed;
  switch (intent) {
    case 'email': {
      const body = { email, password };
      const options = key ? { key } : {};
      const result = await sendForm({ email }, () =>
        api(accounts.mailChangeAsk, { body }, options),
      );
      return sent(intent, result);
    }
    case 'password': {
      const body = { old_password, password, repeat };
      return sent(intent, await sendForm({}, () => api(accounts.passwordChange, { body })));
    }
    case 'session':
    case 'sessions': {
      const body = intent === 'session' ? { id: typed['id'] ?? '' } : {};
      return sent(intent, await sendForm({}, () => api(accounts.sessionsEnd, { body })));
    }
    case 'unblock': {
      const { id = '', name = '' } = typed;
      const lift = async () => {
        await api(unblock, { body: { member: id } });
        return { name };
      };
      return sent(intent, await sendForm({}, lift));
    }
    case 'choices': {
      const body = changeOf(typed) ?? {};
      return sent(intent, await sendForm({}, () => api(notificationChoose, { body })));
    }
    case 'export':
      return sent(intent, await sendForm({}, () => api(accounts.exportStart)));
    case 'offer':
      return sent(intent, await sendForm({}, () => api(accounts.leaveOfferAccept)));
    case 'language':
      return speak(api, typed);
    default:
      return remove(api, typed);
  }
};

export const action = async (args: Route.ActionArgs) => {
  const typed = textsOf(await args.request.formData());
  const answer = await save(serverCall(args), typed);
  // Without scripts the page is loaded again and again until the file is there, and must not post.
  const started = typed['intent'] === 'export' && 'data' in answer && answer.data.result.ok;
  return started ? redirect(`${linkTo('notifications')}#export`) : answer;
};

export const clientAction = async ({ request }: Route.ClientActionArgs) => {
  const typed = textsOf(await request.formData());
  if (typed['intent'] !== 'delete') return save(call, typed);
  // Deleting ends the session, and the goodbye must not be hidden by that.
  const goOn = stayHere();
  const answer = await save(call, typed);
  if (!(answer instanceof Response)) goOn();
  return answer;
};

function Sections({ loaded }: { loaded: Route.ComponentProps['loaderData'] }) {
  const t = useTranslations('member.settings');
  const people = useTranslations('people.blocked');
  const notifications = useTranslations('notifications.choices');
  const { account, choices, sessions, exported, blocked, reports, now, sendKey } = loaded;
  return (
    <SettingsLayout
      title={t('title')}
      sections={[
        ['notifications', notifications('title')],
        ['email', t('email.title')],
        ['password', t('password.title')],
        ['language', t('language.title')],
        ['payments', t('payments.title')],
        ['sessions', t('sessions.title')],
        ['blocked', people('title')],
        ['reports', people('reports.title')],
        ['export', t('export.title')],
        ['delete', t('delete.title')],
      ]}
    >
      <ChoicesSection choices={choices} email={account.email} push={<PushSwitch />} />
      <EmailSection account={account} sendKey={sendKey} />
      <PasswordSection />
      <LanguageSection />
      <PaymentsSection />
      <SessionsSection sessions={sessions} now={now} />
      <BlockedSection members={blocked} />
      <ReportsSection reports={reports} />
      <ExportSection known={exported} />
      <DeleteSection offered={account.leave_offer} />
    </SettingsLayout>
  );
}

/** What a member can change about the account, apart from the profile. */
export default function Settings({ loaderData }: Route.ComponentProps) {
  return (
    <WithTexts of="own">
      <WithTexts of="notifications">
        <Sections loaded={loaderData} />
      </WithTexts>
    </WithTexts>
  );
}
