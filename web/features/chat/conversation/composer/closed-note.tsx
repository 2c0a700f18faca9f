import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { UserView } from '#contract/accounts/user.ts';
import type { PartnerView } from '#contract/chat/views.ts';
import type { PartnerState } from '#contract/chat/enums.ts';
import { unblock } from '#contract/members/member.ts';
import { linkTo } from '#contract/routes.ts';
import { call } from '#web/lib/call.ts';
import { useRefusal } from '#web/lib/use-refusal.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon, type IconName } from '#web/ui/icons/icon.tsx';
import { useResendActivation } from '#web/features/accounts/use-resend-activation.ts';
import { errorCodeOf, useProblemText } from '../use-problem.ts';

type ClosedReason = Exclude<PartnerState, 'open'> | 'own';

/** Why nothing can be written here, if so. */
export const closedReasonOf = (
  partner: PartnerView,
  user: UserView | null,
): ClosedReason | null => {
  if (partner.state !== 'open') return partner.state;
  return user?.status === 'not_confirmed' ? 'own' : null;
};

const icons: Readonly<Record<ClosedReason, IconName>> = {
  you_blocked: 'prohibit',
  blocked_by: 'prohibit',
  deleted: 'door-open',
  disabled: 'moon',
  unconfirmed: 'envelope',
  own: 'envelope',
};

function UnblockButton({ partner, onChanged }: { partner: PartnerView; onChanged: () => void }) {
  const t = useTranslations('chat.closed');
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const problem = useProblemText(code, partner.name);
  const submit = async () => {
    setBusy(true);
    try {
      await call(unblock, { body: { member: partner.id } });
      onChanged();
    } catch (error) {
      setCode(errorCodeOf(error));
    }
    setBusy(false);
  };
  return (
    <>
      {problem && <p role="alert">{problem}</p>}
      <Button size="sm" variant="line" loading={busy} onClick={() => void submit()}>
        {t('unblock')}
      </Button>
    </>
  );
}

function ResendButton() {
  const t = useTranslations('chat.closed');
  const { busy, sentAt, refusal, resend } = useResendActivation();
  const { message } = useRefusal(refusal);
  if (sentAt && !message) return <p role="status">{t('resent')}</p>;
  return (
    <>
      {message && <p role="alert">{message}</p>}
      <Button size="sm" variant="line" loading={busy} onClick={() => void resend()}>
        {t('resend')}
      </Button>
    </>
  );
}

type ClosedNoteProps = { reason: ClosedReason; partner: PartnerView; onChanged: () => void };

/** In place of the composer: why, and what can be done about it. */
export function ClosedNote({ reason, partner, onChanged }: ClosedNoteProps) {
  const t = useTranslations('chat.closed');
  const errors = useTranslations('errors');
  const { name } = partner;
  return (
    <footer className="flex-none border-t border-line bg-surface px-4 py-4 pb-[max(16px,env(safe-area-inset-bottom))] md:px-8">
      <div className="mx-auto flex max-w-192 flex-wrap items-center justify-center gap-x-4 gap-y-3 text-center">
        <p className="flex max-w-measure items-start gap-2 text-left text-text-muted">
          <Icon name={icons[reason]} size="sm" className="mt-0.5" />
          {reason === 'blocked_by' ? errors(reason, { name }) : t(reason, { name })}
        </p>
        {reason === 'you_blocked' && <UnblockButton partner={partner} onChanged={onChanged} />}
        {reason === 'own' && <ResendButton />}
        {(reason === 'deleted' || reason === 'blocked_by' || reason === 'disabled') && (
          <ButtonLink size="sm" variant="line" to={linkTo('members')}>
            {t('search')}
          </ButtonLink>
        )}
      </div>
    </footer>
  );
}
