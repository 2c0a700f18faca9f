import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { CardActionProps } from '#web/features/members/card/card-action.ts';
import { heartClass } from './heart-class.ts';
import { HeartBurst, LikeForm, ignoreDoubleClick } from './like-form.tsx';
import { isGiven, buttonLabelKey } from './rules/like-states.ts';
import { useLikeToggle } from './use-like-toggle.ts';

/** Likes the one on the card, or takes it back; in a match it leads to the chat. */
export function Heart({ member, large }: CardActionProps) {
  const navigate = useNavigate();
  const t = useTranslations('likes.button');
  const { id, name } = member;
  const { like, isSending, toggle, burstCount, message } = useLikeToggle(member);
  const given = isGiven(like);
  return (
    <>
      {message && (
        <p
          role="alert"
          className="absolute right-0 bottom-full mb-2 w-36 rounded-sm bg-danger px-3 py-2 text-xs font-medium text-on-danger md:w-44"
        >
          {message}
        </p>
      )}
      <LikeForm
        id={id}
        like={like}
        matchTarget="chat"
        isSending={isSending}
        onToggle={() => void toggle()}
        onMatch={() => void navigate(linkTo('members-id-chat', { id }))}
      >
        <button type="submit" onClick={ignoreDoubleClick} className={heartClass(given, large)}>
          <VisuallyHidden>
            {t(like === 'match' ? 'chat' : buttonLabelKey(like), { name })}
          </VisuallyHidden>
          <Icon name={like === 'match' ? 'chat' : given ? 'heart-fill' : 'heart-bold'} />
          <HeartBurst count={burstCount} />
        </button>
      </LikeForm>
    </>
  );
}
