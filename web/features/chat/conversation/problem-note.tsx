import { useTranslations } from 'use-intl';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { usePayLink } from '#web/features/site/pay-link.ts';
import { PremiumNote } from '#web/features/site/premium-note.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { useProblemText } from './use-problem.ts';

/** Where whoever cannot pay goes on, and from there back to the chat. */
export const useTopUpLink = () => {
  const t = useTranslations('chat.composer');
  const isPremium = useSite().user?.paid_user === true;
  const to = usePayLink(isPremium ? 'credits' : 'premium');
  return { to, label: t(isPremium ? 'getCredits' : 'getPremium') };
};

type ProblemNoteProps = {
  code: string | null;
  name: string;
  needsPremium: boolean;
  onDismiss: () => void;
};

/** Why something was not sent, and the way on; that nothing can be sent is said before. */
export function ProblemNote({ code, name, needsPremium, onDismiss }: ProblemNoteProps) {
  const t = useTranslations('chat');
  const message = useProblemText(code, name);
  const topUp = useTopUpLink();
  if (needsPremium && (code === null || code === 'not_enough_credits')) {
    return (
      <PremiumNote
        feature="conversations"
        {...(message !== null && { lead: message, onDismiss })}
        className="mb-3"
      />
    );
  }
  if (!message) return null;
  return (
    <Alert
      tone={code === 'not_enough_credits' ? 'warning' : 'danger'}
      role="alert"
      className="mb-3"
      onDismiss={onDismiss}
      dismissLabel={t('close')}
      action={
        code === 'not_enough_credits' && (
          <ButtonLink size="sm" to={topUp.to}>
            {topUp.label}
          </ButtonLink>
        )
      }
    >
      {message}
    </Alert>
  );
}
