import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { MemberCard } from '../../../contract/members/search.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Burst, LikeForm } from './like-form.tsx';
import { learnLike, useLike } from './like-store.ts';
import { isGiven } from './rules/like-states.ts';
import { useLikeToggle } from './use-like-toggle.ts';

/** A large button that likes, or takes it back. */
export function LikeButton({ member, onMatch }: { member: MemberCard; onMatch?: () => void }) {
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
          variant={given ? 'soft' : 'primary'}
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

/** What is between the reader and a member, in words, with the button that changes it. */
export function LikePanel({ member }: { member: MemberCard }) {
  const t = useTranslations('likes.state');
  const { id, name } = member;
  const like = useLike(member);
  // The page was loaded just now, and knows best.
  useEffect(() => learnLike(member.id, member.like), [member]);
  return (
    <Card padding="sm" className="grid gap-3">
      <LikeButton key={id} member={member} />
      <p role="status" className="text-center text-sm text-text-muted empty:hidden">
        {like !== 'none' && t(like, { name })}
      </p>
    </Card>
  );
}
