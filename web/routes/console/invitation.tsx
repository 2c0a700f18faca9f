import { useState } from 'react';
import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { CONSOLE_PATH } from '#contract/console/paths.ts';
import { staffInvitation } from '#contract/console/sign-in.ts';
import { CallError } from '#contract/core/client.ts';
import type { Invitation } from '#web/features/console/sign-in/invitation-form.tsx';
import { InvitationForm } from '#web/features/console/sign-in/invitation-form.tsx';
import { RecoveryCodes } from '#web/features/console/sign-in/recovery-codes.tsx';
import { SplitPage } from '#web/features/console/sign-in/split-page.tsx';
import { serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/invitation';

/** A link that was used, withdrawn or mistyped leads to a page that says so. */
export const loader = async (args: Route.LoaderArgs) => {
  const token = new URL(args.request.url).searchParams.get('token') ?? '';
  const answer = serverCall(args)(staffInvitation, { query: { token } });
  const invitation = await answer.catch((error: unknown) => {
    if (error instanceof CallError && error.status < 500) return null;
    throw error;
  });
  return data({ token, invitation }, { status: invitation ? 200 : 404 });
};

function Joining({ token, invitation }: { token: string; invitation: Invitation }) {
  const t = useTranslations('console.invitation');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) {
    return (
      <SplitPage title={t('codesTitle')} greeting={t('welcome')} text={t('codesText')}>
        <p className="c-hint">{t('codesHint')}</p>
        <RecoveryCodes codes={codes} onKept={() => location.assign(CONSOLE_PATH)} />
      </SplitPage>
    );
  }
  return (
    <SplitPage
      title={t(invitation.reset ? 'resetTitle' : 'title')}
      // The first administrator is invited by an address alone.
      greeting={invitation.name ? t('greeting', { name: invitation.name }) : t('greetingUnknown')}
      text={t('text')}
    >
      <InvitationForm token={token} invitation={invitation} onJoined={setCodes} />
    </SplitPage>
  );
}

export default function ConsoleInvitation({
  loaderData: { token, invitation },
}: Route.ComponentProps) {
  const t = useTranslations('console.invitation');
  if (invitation) return <Joining token={token} invitation={invitation} />;
  return (
    <SplitPage title={t('goneTitle')} greeting={t('goneTitle')} text={t('goneText')}>
      <p className="c-note">{t('goneHint')}</p>
    </SplitPage>
  );
}
