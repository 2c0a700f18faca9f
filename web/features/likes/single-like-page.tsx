import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MemberView } from '#contract/members/member.ts';
import { linkTo } from '#contract/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { PageTitle } from '#web/features/site/page-title.tsx';
import { LikeButton, ChatLink } from './like-panel.tsx';
import type { ChatStatus } from './like-panel.tsx';
import { useLike } from './like-store.ts';
import { BothPortraits } from './interstitials/both-portraits.tsx';
import { HeartBadge } from './interstitials/heart-badge.tsx';
import { Portrait } from './interstitials/portrait.tsx';
import { isGiven } from './rules/like-states.ts';
import { markLikeSeen } from './mark-like-seen.ts';

/** One match or liker, and what to do next. */
export function SingleLikePage({
  member,
  chatStatus,
}: {
  member: MemberView;
  chatStatus: ChatStatus;
}) {
  const t = useTranslations('likes');
  const { id, name } = member;
  const given = isGiven(useLike(member));
  // The buttons stay in their places, whatever becomes of the two: nobody clicks on another one.
  const [isChatFirst] = useState(given);
  const kind = given ? 'match' : 'received';
  const chatLink = (
    <ChatLink member={member} chatStatus={chatStatus} variant={given ? 'primary' : 'line'} />
  );
  useEffect(() => markLikeSeen(id), [id]);
  return (
    <main
      id="content"
      className="wrap grid flex-1 place-items-center py-8 max-md:pb-28 max-md:text-center md:py-16"
    >
      <PageTitle>{t(`one.${kind}.title`, { name })}</PageTitle>
      <div className="grid justify-items-center gap-12 md:grid-cols-[auto_minmax(0,27rem)] md:items-center md:gap-16 xl:gap-24">
        {given ? (
          <BothPortraits member={member} />
        ) : (
          <div className="relative w-44 -rotate-3 md:w-80">
            <Portrait member={member} sizes="(min-width: 768px) 320px, 176px" />
            <HeartBadge className="-right-7 bottom-6" />
          </div>
        )}
        <div className="w-full min-w-0">
          <h1 className="display-lg wrap-anywhere lg:display-xl">
            {t(`one.${kind}.title`, { name })}
          </h1>
          <p className="mt-3 mb-6 text-lg text-balance text-text-muted md:mb-8">
            {t(`one.${kind}.text`, { name })}
          </p>
          <div className="grid gap-3 md:max-w-80">
            {isChatFirst && chatLink}
            <LikeButton member={member} />
            {!isChatFirst && chatLink}
            <ButtonLink to={linkTo('members-id', { id })} size="lg" variant="line" block>
              {t('profile')}
            </ButtonLink>
          </div>
          <p className="mt-6">
            <TextLink to={linkTo('likes')}>{t('one.all')}</TextLink>
          </p>
        </div>
      </div>
    </main>
  );
}
