import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { staffKeys } from '#contract/console/keys.ts';
import { consoleSession } from '#contract/console/sign-in.ts';
import { team } from '#contract/console/team.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { ConsoleButton } from '#web/features/console/console-button.tsx';
import { ConsolePageBody } from '#web/features/console/console-frame.tsx';
import { OwnKeys } from '#web/features/console/security/own-keys.tsx';
import { ProposalsPanel } from '#web/features/console/security/proposals-panel.tsx';
import { RecoveryPanel } from '#web/features/console/security/recovery-panel.tsx';
import { RolesMatrix } from '#web/features/console/security/roles-matrix.tsx';
import { TeamDialog } from '#web/features/console/security/team-dialog.tsx';
import { TeamPanel } from '#web/features/console/security/team-panel.tsx';
import { useStaff } from '#web/features/console/session.ts';
import { lockNow } from '#web/features/console/use-commands.ts';
import { useKeys } from '#web/features/console/use-keys.ts';
import { useMoment } from '#web/features/console/use-moment.ts';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/security';

/** One's own keys, and the team for those who may change it. */
export const loader = (args: Route.LoaderArgs) =>
  orErrorPage(
    (async () => {
      const call = serverCall(args);
      const { staff } = await call(consoleSession);
      return {
        keys: await call(staffKeys),
        people: staff?.rights.includes('staff.manage') ? await call(team) : null,
      };
    })(),
  );

function Actions({ onInvite }: { onInvite: (() => void) | null }) {
  const t = useTranslations('console.security');
  const moment = useMoment();
  const { expires_at: end } = useStaff();
  return (
    <>
      <small className="c-session">
        {t('session', { minutes: consoleLimits.staff.lockMinutes, end: moment(end, 'time') })}
      </small>
      <ConsoleButton icon="lock-simple" keys="ctrl l" onClick={() => void lockNow()}>
        {t('lock')}
      </ConsoleButton>
      {onInvite && (
        <ConsoleButton look="primary" icon="user-plus" keys="i" onClick={onInvite}>
          {t('invite')}
        </ConsoleButton>
      )}
    </>
  );
}

export default function ConsoleSecurity({ loaderData: { keys, people } }: Route.ComponentProps) {
  const t = useTranslations('console');
  const [isInviting, setInviting] = useState(false);
  const invite = people && (() => setInviting(true));
  useKeys(invite ? [{ keys: 'i', text: t('security.invite'), run: invite }] : []);
  return (
    <ConsolePageBody title={t('pages.security')} actions={<Actions onInvite={invite} />}>
      <div className="c-security">
        <div className="c-column">
          <OwnKeys keys={keys} />
          <RecoveryPanel left={keys.recovery_codes_left} />
          {people && <TeamPanel staff={people.staff} />}
        </div>
        <div className="c-column">
          {people && <ProposalsPanel proposals={people.proposals} />}
          <RolesMatrix />
        </div>
      </div>
      {isInviting && <TeamDialog task={{ kind: 'invite' }} onClose={() => setInviting(false)} />}
    </ConsolePageBody>
  );
}
