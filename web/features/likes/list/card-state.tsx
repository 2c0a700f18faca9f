import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ListedLike } from '#contract/likes/likes.ts';
import type { LikeList } from '#contract/members/enums.ts';
import { linkTo } from '#contract/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { CardAction } from '#web/features/members/card/card-action.ts';
import type { CardActionProps } from '#web/features/members/card/card-action.ts';
import { Heart } from '../heart.tsx';
import { useLike } from '../like-store.ts';
import { isGiven } from '../rules/like-states.ts';

type CardProps = { member: ListedLike };

/** What is between the reader and the one on a card, as far as the list does not say it already. */
export function LikeTag({ member, list }: CardProps & { list: LikeList }) {
  const t = useTranslations('likes');
  const like = useLike(member);
  const isMatch = like === 'match';
  if (member.like_new && (list === 'matches' || !isMatch)) {
    return (
      <Tag tone="like" icon="heart-fill">
        {t(isMatch ? 'lists.newMatch' : 'lists.newLike')}
      </Tag>
    );
  }
  const isImplied = list === 'matches' || (list === 'liked' && !isMatch);
  if (!isGiven(like) || isImplied) return null;
  return (
    <Tag tone="primary" icon="heart-fill">
      {t(isMatch ? 'button.match' : 'button.liked')}
    </Tag>
  );
}

/** Below the card of a match: the way to the first word, or to the next. */
export function WriteToMatch({ member }: CardProps) {
  const t = useTranslations('likes');
  const { id, name, written } = member;
  if (useLike(member) !== 'match') return null;
  return (
    <ButtonLink
      to={linkTo('members-id-chat', { id })}
      variant={written ? 'line' : 'primary'}
      size="sm"
      block
    >
      <Icon name="chat" size="sm" />
      <VisuallyHidden>{t(written ? 'button.reply' : 'button.write', { name })}</VisuallyHidden>
      <span aria-hidden>{t(written ? 'card.reply' : 'card.hello')}</span>
    </ButtonLink>
  );
}

function HeartUnlessMatch(props: CardActionProps) {
  return useLike(props.member) === 'match' ? null : <Heart {...props} />;
}

const renderHeart = (props: CardActionProps) => <HeartUnlessMatch {...props} />;

/** Around cards that have the way to the chat below them. */
export function WithHeartsUnlessMatch({ children }: { children: ReactNode }) {
  return <CardAction value={renderHeart}>{children}</CardAction>;
}
