import { useTranslations } from 'use-intl';
import type { MemberCard } from '#contract/members/search.ts';
import { linkTo } from '#contract/routes.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ChatLink } from '../like-panel.tsx';
import { FullScreenDialog } from './full-screen-dialog.tsx';
import { BothPortraits } from './both-portraits.tsx';

type MatchCelebrationProps = { member: MemberCard; onClose: () => void };

/** Two people like each other: told once, over the whole screen. */
export function MatchCelebration({ member, onClose }: MatchCelebrationProps) {
  const t = useTranslations('likes');
  const { id, name } = member;
  return (
    <FullScreenDialog
      title={t('match.title')}
      onClose={onClose}
      picture={<BothPortraits member={member} />}
    >
      <p className="text-lg text-balance text-on-dark md:text-[1.375rem] md:leading-8">
        {t('match.text', { name })}
      </p>
      <div className="mt-2 grid gap-3 md:max-w-72">
        <ChatLink member={member} onClick={onClose} />
        <ButtonLink
          to={linkTo('members-id', { id })}
          onClick={onClose}
          variant="line"
          size="lg"
          block
        >
          {t('profile')}
        </ButtonLink>
        <Button variant="quiet" size="lg" block onClick={onClose}>
          {t('match.done')}
        </Button>
      </div>
    </FullScreenDialog>
  );
}
