import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MemberView } from '#contract/members/member.ts';
import { linkTo } from '#contract/routes.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { icebreakersFor } from './conversation/rules/icebreakers.ts';

const MAX_LINKS = 3;

function IcebreakerList({ member: { id, shared_interests, photos } }: { member: MemberView }) {
  const t = useTranslations('chat.icebreakers');
  return (
    <section>
      <h2 className="mb-3 display-xs">{t('begin')}</h2>
      <ul className="grid justify-items-start gap-2">
        {icebreakersFor(shared_interests, photos.length > 0)
          .slice(0, MAX_LINKS)
          .map((idea) => (
            <li key={idea}>
              <Link
                to={linkTo('members-id-chat', { id }, { ask: idea })}
                className="flex min-h-12 items-center rounded-bubble border-[1.5px] border-line-control bg-surface-raised px-5 py-3 hover:bg-primary-soft hover:text-on-primary-soft"
              >
                {t(`ideas.${idea}`)}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** What one could ask a member first: each opens the chat with the words filled in, and sends nothing. */
export function IcebreakerLinks({ member }: { member: MemberView }) {
  return (
    <WithTexts of="icebreakers">
      <IcebreakerList member={member} />
    </WithTexts>
  );
}
