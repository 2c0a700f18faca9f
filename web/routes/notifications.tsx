import { redirect, redirectDocument } from 'react-router';
import { useTranslations } from 'use-intl';
import * as accounts from '#contract/accounts/index.ts';
import type { Call } from '#contract/core/client.ts';
import type { Locale } from '#contract/locales.ts';
import { blocked as blockedEndpoint, unblock } from '#contract/members/member.ts';
import type { PhotoBlur } from '#contract/members/enums.ts';
import { profile as profileEndpoint, profileUpdate } from '#contract/members/profile.ts';
import { reports as reportsEndpoint } from '#contract/moderation.ts';
import { notificationChoices, notificationChoose } from '#contract/notifications/choices.ts';
import { linkTo } from '#contract/routes.ts';
import { DeleteSection } from '#web/features/accounts/settings/delete-section.tsx';
import { EmailSection } from '#web/features/accounts/settings/email-section.tsx';
import { ExportSection } from '#web/features/accounts/settings/export-section.tsx';
import { LanguageSection } from '#web/features/accounts/settings/language-section.tsx';
import { NameSection } from '#web/features/accounts/settings/name-section.tsx';
import { PasskeysSection } from '#web/features/accounts/settings/passkeys-section.tsx';
import { PasswordSection } from '#web/features/accounts/settings/password-section.tsx';
import {
  isVisibilitySwitch,
  saveVisibility,
} from '#web/features/accounts/settings/save-visibility.ts';
import { PhotoBlurSection } from '#web/features/accounts/settings/photo-blur-section.tsx';
import { SessionsSection } from '#web/features/accounts/settings/sessions-section.tsx';
import type { SettingsGroup } from '#web/features/accounts/settings/settings-layout.tsx';
import { SettingsLayout } from '#web/features/accounts/settings/settings-layout.tsx';
import { VisibilitySection } from '#web/features/accounts/settings/visibility-section.tsx';
import { suppressSignedOutModal } from '#web/features/accounts/suppress-signed-out-modal.ts';
import { PaymentsSection } from '#web/features/billing/transactions/payments-section.tsx';
import { BlockedSection } from '#web/features/members/blocked-section.tsx';
import { parseChange } from '#web/features/notifications/choices/change.ts';
import { ChoicesSection } from '#web/features/notifications/choices/choices-section.tsx';
import { PushSwitch } from '#web/features/notifications/push/push-switch.tsx';
import { ReportsSection } from '#web/features/moderation/reports-section.tsx';
import { call } from '#web/lib/call.ts';
import { sendForm, replyToForm, textFieldsOf } from '#web/lib/form.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { membersOnly, orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/notifications';

/** All settings of an account; the notification centre is `updates.tsx`. */
export const loader = async (args: Route.LoaderArgs) => {
  membersOnly(args);
  const api = serverCall(args);
  const [
    { account },
    { profile },
    choices,
    { sessions },
    passkeys,
    exported,
    { members: blocked },
    { reports },
  ] = await orErrorPage(
    Promise.all([
      api(accounts.account),
      api(profileEndpoint),
      api(notificationChoices),
      api(accounts.sessions),
      api(accounts.passkeys),
      api(accounts.exportState),
      api(blockedEndpoint),
      api(reportsEndpoint),
    ]),
  );
  const now = new Date().toISOString();
  const sendKey = crypto.randomUUID();
  const own = { account, profile, choices, sessions, passkeys, exported: exported.export };
  return { ...own, blocked, reports, now, sendKey };
};

type Texts = Readonly<Record<string, string | undefined>>;

const deleteAccount = async (api: Call, { password = '', reason = '' }: Texts) => {
  const result = await sendForm({ reason }, () =>
    api(accounts.accountDelete, { body: { password, reason } }),
  );
  if (!result.ok) return replyToForm('delete', result);
  const until = result.answer.erased_at.slice(0, 10);
  return redirectDocument(linkTo('account-deleted', {}, { until }));
};

const saveLanguage = async (api: Call, { language = '' }: Texts) => {
  const body = { language: language as Locale };
  const result = await sendForm({ language }, () => api(accounts.userUpdate, { body }));
  if (!result.ok) return replyToForm('language', result);
  return redirectDocument(linkTo('notifications', {}, { lang: language }));
};

const save = async (api: Call, typed: Texts) => {
  const { intent = '', key, email = '', old_password = '', password = '', repeat = '' } = typed;
  if (isVisibilitySwitch(intent)) {
    const on = typed['value'] === 'on';
    return replyToForm(intent, await sendForm({}, () => saveVisibility(api, intent, on)));
  }
  switch (intent) {
    case 'name': {
      const { name = '' } = typed;
      const change = () => api(accounts.accountUpdate, { body: { name } });
      return replyToForm(intent, await sendForm({ name }, change));
    }
    case 'photo-blur': {
      const photo_blur = (typed['photo_blur'] ?? '') as PhotoBlur;
      const change = () => api(profileUpdate, { body: { photo_blur } });
      return replyToForm(intent, await sendForm({ photo_blur }, change));
    }
    case 'email': {
      const body = { email, password };
      const options = key ? { key } : {};
      const result = await sendForm({ email }, () =>
        api(accounts.mailChangeAsk, { body }, options),
      );
      return replyToForm(intent, result);
    }
    case 'password': {
      const body = { old_password, password, repeat };
      return replyToForm(intent, await sendForm({}, () => api(accounts.passwordChange, { body })));
    }
    case 'session':
    case 'sessions': {
      const body = intent === 'session' ? { id: typed['id'] ?? '' } : {};
      return replyToForm(intent, await sendForm({}, () => api(accounts.sessionsEnd, { body })));
    }
    case 'passkey': {
      const { id = '' } = typed;
      const body = { id, ...(password && { password }) };
      return replyToForm(intent, await sendForm({}, () => api(accounts.passkeyRemove, { body })));
    }
    case 'unblock': {
      const { id = '', name = '' } = typed;
      const lift = async () => {
        await api(unblock, { body: { member: id } });
        return { name };
      };
      return replyToForm(intent, await sendForm({}, lift));
    }
    case 'choices': {
      const body = parseChange(typed) ?? {};
      return replyToForm(intent, await sendForm({}, () => api(notificationChoose, { body })));
    }
    case 'export':
      return replyToForm(intent, await sendForm({}, () => api(accounts.exportStart)));
    case 'offer':
      return replyToForm(intent, await sendForm({}, () => api(accounts.leaveOfferAccept)));
    case 'language':
      return saveLanguage(api, typed);
    default:
      return deleteAccount(api, typed);
  }
};

export const action = async (args: Route.ActionArgs) => {
  const typed = textFieldsOf(await args.request.formData());
  const answer = await save(serverCall(args), typed);
  // Without scripts the page is loaded again and again until the file is there, and must not post.
  const started = typed['intent'] === 'export' && 'data' in answer && answer.data.result.ok;
  return started ? redirect(`${linkTo('notifications')}#export`) : answer;
};

export const clientAction = async ({ request }: Route.ClientActionArgs) => {
  const typed = textFieldsOf(await request.formData());
  if (typed['intent'] !== 'delete') return save(call, typed);
  // Deleting ends the session, and the goodbye must not be hidden by that.
  const restoreModal = suppressSignedOutModal();
  const answer = await save(call, typed);
  if (!(answer instanceof Response)) restoreModal();
  return answer;
};

type Loaded = Route.ComponentProps['loaderData'];

const useGroups = (loaded: Loaded): readonly SettingsGroup[] => {
  const t = useTranslations('member.settings');
  const keys = useTranslations('passkeys');
  const people = useTranslations('people.blocked');
  const own = useTranslations('people.profile');
  const notifications = useTranslations('notifications.choices');
  const { account, profile, choices, sessions, exported, blocked, reports, now, sendKey } = loaded;
  const device = sessions.find(({ current }) => current)?.device ?? '';
  return [
    {
      id: 'news',
      sections: [
        {
          id: 'notifications',
          title: notifications('title'),
          content: <ChoicesSection choices={choices} email={account.email} push={<PushSwitch />} />,
        },
      ],
    },
    {
      id: 'account',
      title: t('groups.account'),
      sections: [
        { id: 'name', title: t('name.title'), content: <NameSection name={account.name} /> },
        {
          id: 'email',
          title: t('email.title'),
          content: <EmailSection account={account} sendKey={sendKey} />,
        },
        { id: 'password', title: t('password.title'), content: <PasswordSection /> },
        {
          id: 'passkeys',
          title: keys('title'),
          content: <PasskeysSection own={loaded.passkeys} device={device} now={now} />,
        },
        {
          id: 'sessions',
          title: t('sessions.title'),
          content: <SessionsSection sessions={sessions} now={now} />,
        },
        { id: 'language', title: t('language.title'), content: <LanguageSection /> },
        { id: 'payments', title: t('payments.title'), content: <PaymentsSection /> },
      ],
    },
    {
      id: 'privacy',
      title: t('groups.privacy'),
      sections: [
        {
          id: 'visibility',
          title: t('visibility.title'),
          content: <VisibilitySection account={account} profile={profile} />,
        },
        {
          id: 'photo-blur',
          title: own('photoBlur.title'),
          content: <PhotoBlurSection blur={profile.photo_blur} />,
        },
        { id: 'blocked', title: people('title'), content: <BlockedSection members={blocked} /> },
        {
          id: 'reports',
          title: people('reports.title'),
          content: <ReportsSection reports={reports} />,
        },
        { id: 'export', title: t('export.title'), content: <ExportSection initial={exported} /> },
        {
          id: 'delete',
          title: t('delete.title'),
          content: <DeleteSection offered={account.leave_offer} />,
        },
      ],
    },
  ];
};

function Groups({ loaded }: { loaded: Loaded }) {
  const t = useTranslations('member.settings');
  return <SettingsLayout title={t('title')} groups={useGroups(loaded)} />;
}

/** What a member can change that is no part of what others see in the profile. */
export default function Settings({ loaderData }: Route.ComponentProps) {
  return (
    <WithTexts of="own">
      <WithTexts of="notifications">
        <WithTexts of="passkeys">
          <Groups loaded={loaderData} />
        </WithTexts>
      </WithTexts>
    </WithTexts>
  );
}
