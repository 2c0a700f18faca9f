import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { NextPrices } from '../../../contract/chat/views.ts';
import type { MemberCard } from '../../../contract/members/search.ts';
import { Alert } from '../../ui/alert.tsx';
import { linkTo } from '../../../contract/routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { ButtonLinkProps } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { badgeText } from '../site/rules/badge.ts';
import { EndMatch, EndMatchCard } from './end-match.tsx';
import { forgetNews } from './kept-lists.ts';
import { Burst, LikeForm, onlyFirst } from './like-form.tsx';
import { useLike } from './like-store.ts';
import { asksFirst, isGiven, nameOfButton } from './rules/like-states.ts';
import { useLikeToggle } from './use-like-toggle.ts';

type LikeButtonProps = {
  member: MemberCard;
  /** Beside something that matters more. */
  quiet?: boolean | undefined;
  /** In the bar of a phone, where there is room for its heart alone. */
  inBar?: boolean | undefined;
  onMatch?: (() => void) | undefined;
};

/** A round button on phones, where a bar lies below the page. */
const roundInBar = 'max-md:size-14 max-md:min-h-14 max-md:px-0';

const words = { none: 'like', received: 'back', given: 'liked', match: 'match' } as const;

/** A large button that says what is between the two, and changes it; a match ends after a question. */
export function LikeButton({ member, quiet = false, inBar, onMatch }: LikeButtonProps) {
  const t = useTranslations('likes.button');
  const { id, name } = member;
  const { like, running, toggle, bursts, message } = useLikeToggle(member, onMatch);
  const [asking, setAsking] = useState(false);
  // What is over is not asked about, nor is the next match at once.
  if (asking && !asksFirst(like)) setAsking(false);
  const given = isGiven(like);
  return (
    <>
      <LikeForm
        id={id}
        like={like}
        leads="end"
        running={running}
        onToggle={() => void toggle()}
        onMatch={() => setAsking(true)}
      >
        <Button
          type="submit"
          onClick={onlyFirst}
          size="lg"
          block
          variant={given ? 'soft' : quiet ? 'line' : 'primary'}
          aria-label={t(nameOfButton(like), { name })}
          aria-haspopup={asksFirst(like) ? 'dialog' : undefined}
          className={inBar ? roundInBar : undefined}
        >
          <span className="relative grid">
            <Icon name={given ? 'heart-fill' : 'heart-bold'} />
            <Burst count={bursts} />
          </span>
          <span className={inBar ? 'min-w-0 max-md:sr-only' : 'min-w-0'}>
            {t(words[like], { name })}
          </span>
        </Button>
      </LikeForm>
      <EndMatch
        member={member}
        open={asking}
        onEnd={() => {
          setAsking(false);
          void toggle();
        }}
        onClose={() => setAsking(false)}
      />
      {message && (
        <Alert tone="danger" className="mt-3 max-md:order-first max-md:col-span-full">
          {message}
        </Alert>
      )}
    </>
  );
}

/** What was written with somebody, and whether it is the reader’s turn; null as long as nothing was. */
type Written = { readonly unread: number; readonly isTurn: boolean } | null;

/** What was written with somebody, and what the next message costs; null if nobody knows. */
export type Writing = { readonly written: Written; readonly prices: NextPrices } | null;

type WriteLinkProps = Pick<ButtonLinkProps, 'variant' | 'onClick' | 'className'> & {
  member: Pick<MemberCard, 'id' | 'name'>;
  writing?: Writing | undefined;
  /** In the bar of a phone, where there is room for few words. */
  inBar?: boolean | undefined;
};

/** What the first word to somebody costs. */
function HelloPrice({ prices }: { prices: NextPrices }) {
  const t = useTranslations('likes.hello');
  if (prices.needs_premium) return t('premium');
  return prices.free
    ? t('free', { left: String(prices.free_left) })
    : t('credits', { count: prices.text });
}

/** Leads to the chat with somebody. */
export function WriteLink({ member, writing = null, inBar = false, ...look }: WriteLinkProps) {
  const { id, name } = member;
  const t = useTranslations('likes.button');
  const hello = useTranslations('likes.hello');
  const nav = useTranslations('member.nav');
  const { written = null, prices } = writing ?? {};
  const unread = written?.unread ?? 0;
  const badge = badgeText(unread);
  const word = written ? (written.isTurn ? 'reply' : 'goOn') : 'write';
  const isShort = inBar && !written;
  return (
    <ButtonLink
      to={linkTo('members-id-chat', { id })}
      size="lg"
      block
      className={inBar ? 'max-md:px-3 max-md:text-md' : undefined}
      {...look}
    >
      <Icon name="chat" />
      <span className="min-w-0 leading-tight">
        {isShort && (
          <span aria-hidden className="md:hidden">
            {hello('say')}
          </span>
        )}
        <span className={isShort ? 'max-md:sr-only' : undefined}>{t(word, { name })}</span>
        {!written && prices && (
          <span className="block text-sm font-medium">
            <HelloPrice prices={prices} />
          </span>
        )}
      </span>
      {badge && <Badge label={nav('unread', { count: unread })}>{badge}</Badge>}
    </ButtonLink>
  );
}

/** Leads to the chat with somebody, where the gifts lie ready. */
function GiftLink({ id, name }: Pick<MemberCard, 'id' | 'name'>) {
  const t = useTranslations('likes.button');
  return (
    <ButtonLink
      to={linkTo('members-id-chat', { id }, { gift: 1 })}
      variant="quiet"
      block
      className={`${roundInBar} max-md:border-line-control`}
    >
      <Icon name="gift" />
      <span className="min-w-0 max-md:sr-only">{t('gift', { name })}</span>
    </ButtonLink>
  );
}

/** On phones the panel is a bar below the page: heart, words, gift. */
const bar = [
  'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-40 max-md:rounded-none max-md:border-t max-md:border-line',
  'max-md:grid-cols-[auto_1fr_auto] max-md:items-center max-md:px-4 max-md:pt-2',
  'max-md:pb-[max(env(safe-area-inset-bottom),8px)] max-md:*:[form]:order-first',
].join(' ');

/** What is between the reader and a member, in words, with the button that changes it. */
export function LikePanel({ member, writing }: { member: MemberCard; writing: Writing }) {
  const t = useTranslations('likes.state');
  const { id, name } = member;
  const like = useLike(member);
  const asked = new URLSearchParams(useLocation().search).get('end') === 'match';
  useEffect(() => forgetNews(id), [id]);
  if (asked && asksFirst(like)) return <EndMatchCard member={member} />;
  return (
    <Card padding="sm" className={`grid gap-3 ${bar}`}>
      <WriteLink member={member} writing={writing} inBar />
      <LikeButton key={id} member={member} quiet inBar />
      <GiftLink id={id} name={name} />
      <p role="status" className="text-center text-sm text-text-muted empty:hidden max-md:sr-only">
        {like !== 'none' && t(like, { name })}
      </p>
    </Card>
  );
}
