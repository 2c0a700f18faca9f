import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { NextPrices } from '#contract/chat/views.ts';
import type { LikeState } from '#contract/members/enums.ts';
import type { MemberCard } from '#contract/members/search.ts';
import { Alert } from '#web/ui/alert.tsx';
import { linkTo } from '#contract/routes.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { ButtonLinkProps } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { badgeText } from '#web/features/site/rules/badge.ts';
import { EndMatchDialog, EndMatchCard } from './end-match.tsx';
import { clearNewFlag } from './list-caches.ts';
import { HeartBurst, LikeForm, ignoreDoubleClick } from './like-form.tsx';
import { useLike } from './like-store.ts';
import { needsConfirmation, isGiven, buttonLabelKey } from './rules/like-states.ts';
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
const roundInBarClass = 'max-md:size-14 max-md:min-h-14 max-md:px-0';

const labelKeys = { none: 'like', received: 'back', given: 'liked', match: 'match' } as const;

const icons = {
  none: 'heart-bold',
  received: 'heart-half',
  given: 'heart-fill',
  match: 'heart-fill',
} as const;

/** In a bar without words the look alone tells what is between the two. */
const inBarClasses: Readonly<Record<LikeState, string>> = {
  none: '',
  received: 'max-md:border-primary max-md:text-primary-text',
  given: '',
  match: 'max-md:bg-primary max-md:text-on-primary max-md:hover:bg-primary-hover',
};

/** A large button that says what is between the two, and changes it; a match ends after a question. */
export function LikeButton({ member, quiet = false, inBar, onMatch }: LikeButtonProps) {
  const t = useTranslations('likes.button');
  const { id, name } = member;
  const { like, isSending, toggle, burstCount, message } = useLikeToggle(member, onMatch);
  const [isConfirming, setConfirming] = useState(false);
  // What is over is not asked about, nor is the next match at once.
  if (isConfirming && !needsConfirmation(like)) setConfirming(false);
  const given = isGiven(like);
  return (
    <>
      <LikeForm
        id={id}
        like={like}
        matchTarget="end"
        isSending={isSending}
        onToggle={() => void toggle()}
        onMatch={() => setConfirming(true)}
      >
        <Button
          type="submit"
          onClick={ignoreDoubleClick}
          size="lg"
          block
          variant={given ? 'soft' : quiet ? 'line' : 'primary'}
          aria-label={t(buttonLabelKey(like), { name })}
          aria-haspopup={needsConfirmation(like) ? 'dialog' : undefined}
          className={inBar ? cx(roundInBarClass, inBarClasses[like]) : undefined}
        >
          <span className="relative grid">
            <Icon name={icons[like]} />
            <HeartBurst count={burstCount} />
          </span>
          <span className={inBar ? 'min-w-0 max-md:sr-only' : 'min-w-0'}>
            {t(labelKeys[like], { name })}
          </span>
        </Button>
      </LikeForm>
      <EndMatchDialog
        member={member}
        open={isConfirming}
        onEnd={() => {
          setConfirming(false);
          void toggle();
        }}
        onClose={() => setConfirming(false)}
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
type ChatSummary = { readonly unread: number; readonly isMyTurn: boolean } | null;

/** What was written with somebody, and what the next message costs; null if nobody knows. */
export type ChatStatus = { readonly summary: ChatSummary; readonly prices: NextPrices } | null;

type ChatLinkProps = Pick<ButtonLinkProps, 'variant' | 'onClick' | 'className'> & {
  member: Pick<MemberCard, 'id' | 'name'>;
  chatStatus?: ChatStatus | undefined;
  /** In the bar of a phone, where there is room for few words. */
  inBar?: boolean | undefined;
};

/** What the first word to somebody costs. */
function FirstMessagePrice({ prices }: { prices: NextPrices }) {
  const t = useTranslations('likes.hello');
  if (prices.needs_premium) return t('premium');
  return prices.free
    ? t('free', { left: String(prices.free_left) })
    : t('credits', { count: prices.text });
}

/** Leads to the chat with somebody. It may come to lie under the second click of a double one that likes. */
export function ChatLink({
  member,
  chatStatus = null,
  inBar = false,
  onClick,
  ...linkProps
}: ChatLinkProps) {
  const { id, name } = member;
  const t = useTranslations('likes.button');
  const hello = useTranslations('likes.hello');
  const nav = useTranslations('member.nav');
  const { summary = null, prices } = chatStatus ?? {};
  const unread = summary?.unread ?? 0;
  const badge = badgeText(unread);
  const labelKey = summary ? (summary.isMyTurn ? 'reply' : 'goOn') : 'write';
  const isShort = inBar && !summary;
  return (
    <ButtonLink
      to={linkTo('members-id-chat', { id })}
      size="lg"
      block
      className={inBar ? 'max-md:px-3 max-md:text-md' : undefined}
      onClick={(event) => {
        ignoreDoubleClick(event);
        if (!event.defaultPrevented) onClick?.(event);
      }}
      {...linkProps}
    >
      <Icon name="chat" className={inBar && badge ? 'max-[24rem]:hidden' : undefined} />
      <span className="min-w-0 leading-tight">
        {isShort && (
          <span aria-hidden className="md:hidden">
            {hello('say')}
          </span>
        )}
        <span className={isShort ? 'max-md:sr-only' : undefined}>{t(labelKey, { name })}</span>
        {!summary && prices && (
          <span className="block text-sm font-medium">
            <FirstMessagePrice prices={prices} />
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
      className={`${roundInBarClass} max-md:border-line-control`}
    >
      <Icon name="gift" />
      <span className="min-w-0 max-md:sr-only">{t('gift', { name })}</span>
    </ButtonLink>
  );
}

/** On phones the panel is a bar below the page: heart, words, gift. */
const barClass = [
  'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-40 max-md:rounded-none max-md:border-t max-md:border-line',
  'max-md:grid-cols-[auto_1fr_auto] max-md:items-center max-md:px-4 max-md:pt-2',
  'max-md:pb-[max(env(safe-area-inset-bottom),8px)] max-md:*:[form]:order-first',
].join(' ');

/** What one can do about a member: write, like, give. */
export function LikePanel({ member, chatStatus }: { member: MemberCard; chatStatus: ChatStatus }) {
  const { id, name } = member;
  const like = useLike(member);
  const wantsToEnd = new URLSearchParams(useLocation().search).get('end') === 'match';
  useEffect(() => clearNewFlag(id), [id]);
  if (wantsToEnd && needsConfirmation(like)) return <EndMatchCard member={member} />;
  return (
    <Card padding="sm" className={`grid gap-3 ${barClass}`}>
      <ChatLink member={member} chatStatus={chatStatus} inBar />
      <LikeButton key={id} member={member} quiet inBar />
      <GiftLink id={id} name={name} />
    </Card>
  );
}
