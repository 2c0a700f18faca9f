import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { MemberCard } from '../../../contract/members/search.ts';
import { Alert } from '../../ui/alert.tsx';
import { linkTo } from '../../../contract/routes.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { ButtonLinkProps } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { forgetNews } from './kept-lists.ts';
import { Burst, LikeForm } from './like-form.tsx';
import { useLike } from './like-store.ts';
import { isGiven } from './rules/like-states.ts';
import { useLikeToggle } from './use-like-toggle.ts';

export type LikeButtonProps = {
  member: MemberCard;
  /** Beside something that matters more. */
  quiet?: boolean | undefined;
  onMatch?: (() => void) | undefined;
};

/** A large button that likes, or takes it back. */
export function LikeButton({ member, quiet = false, onMatch }: LikeButtonProps) {
  const t = useTranslations('likes.button');
  const { id, name } = member;
  const { like, toggle, bursts, message } = useLikeToggle(member, onMatch);
  const given = isGiven(like);
  return (
    <>
      <LikeForm id={id} like={like} onToggle={() => void toggle()}>
        <Button
          type="submit"
          size="lg"
          block
          variant={given ? 'soft' : quiet ? 'line' : 'primary'}
          aria-pressed={given}
        >
          <span className="relative grid">
            <Icon name={given ? 'heart-fill' : 'heart-bold'} />
            <Burst count={bursts} />
          </span>
          <span className="min-w-0">{t(like === 'received' ? 'back' : 'like', { name })}</span>
        </Button>
      </LikeForm>
      {message && (
        <Alert tone="danger" className="mt-3">
          {message}
        </Alert>
      )}
    </>
  );
}

export type WriteLinkProps = Pick<ButtonLinkProps, 'variant' | 'onClick'> & {
  member: Pick<MemberCard, 'id' | 'name'>;
};

/** Leads to the chat with somebody. */
export function WriteLink({ member: { id, name }, ...look }: WriteLinkProps) {
  const t = useTranslations('likes.button');
  return (
    <ButtonLink to={linkTo('members-id-chat', { id })} size="lg" block {...look}>
      <Icon name="chat" />
      <span className="min-w-0">{t('write', { name })}</span>
    </ButtonLink>
  );
}

/** Leads to the chat with somebody, where the gifts lie ready. */
function GiftLink({ id, name }: Pick<MemberCard, 'id' | 'name'>) {
  const t = useTranslations('likes.button');
  return (
    <ButtonLink to={linkTo('members-id-chat', { id }, { gift: 1 })} variant="quiet" block>
      <Icon name="gift" />
      <span className="min-w-0">{t('gift', { name })}</span>
    </ButtonLink>
  );
}

/** What is between the reader and a member, in words, with the button that changes it. */
export function LikePanel({ member }: { member: MemberCard }) {
  const t = useTranslations('likes.state');
  const { id, name } = member;
  const like = useLike(member);
  useEffect(() => forgetNews(id), [id]);
  return (
    <Card padding="sm" className="grid gap-3">
      <WriteLink member={member} />
      <LikeButton key={id} member={member} quiet />
      <GiftLink id={id} name={name} />
      <p role="status" className="text-center text-sm text-text-muted empty:hidden">
        {like !== 'none' && t(like, { name })}
      </p>
    </Card>
  );
}
