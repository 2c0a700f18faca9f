import { useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { sanitizeText } from '#contract/visible-text.ts';
import { useMotionAllowed, useSharedElement } from '#web/lib/motion.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useFictional } from '#web/features/members/card/fictional.ts';
import { badgeText } from '#web/features/site/rules/badge.ts';
import { useLongPress } from '../use-long-press.ts';
import { PartnerAvatar } from './partner-avatar.tsx';
import { RowMenu } from './row-menu.tsx';
import type { RowMenuProps } from './row-menu.tsx';
import { RowTime } from '#web/lib/row-time.tsx';
import { lastLineOf } from './rules/last-line.ts';
import type { LastLine } from './rules/last-line.ts';

function LastLineText({ line, name }: { line: LastLine; name: string }) {
  const t = useTranslations('chats');
  switch (line.kind) {
    case 'typing':
      return <span className="text-primary-text">{t('typing')}</span>;
    case 'nothing':
      return t('nothing');
    case 'state':
      return t(`state.${line.state}`, { name });
    case 'draft':
      return (
        <>
          <span className="mr-1.5 rounded-pill bg-unread-messages px-1.5 text-xs font-bold text-on-unread">
            {t('draft')}
          </span>
          <bdi>{sanitizeText(line.text)}</bdi>
        </>
      );
    case 'text':
      return line.author === 'mine' ? (
        <>
          {t('you', { text: '' })}
          <bdi>{sanitizeText(line.text)}</bdi>
        </>
      ) : (
        sanitizeText(line.text)
      );
    case 'photo':
    case 'gift':
    case 'takenBack':
      return t(`${line.kind}.${line.author}`);
  }
}

/** Makes room for the menu. */
const hiddenUnderMenu =
  'pointer-fine:group-focus-within:invisible pointer-fine:group-hover:invisible';

export type ChatRowProps = RowMenuProps & {
  me: string;
  isTyping: boolean;
  /** Whether it is the open one. */
  isCurrent: boolean;
};

/** One conversation in the list. */
export function ChatRow({ chat, me, isTyping, isCurrent, ...menu }: ChatRowProps) {
  const t = useTranslations('chats');
  const fictional = useFictional();
  const { conversation, profile, num_unread_messages: unread, muted, last_at } = chat;
  const isUnread = unread > 0;
  const to = linkTo('chats-id', { id: conversation.id });
  const moves = useMotionAllowed('onPhones');
  const shared = useSharedElement(to, `face-${conversation.id}`);
  const row = useRef<HTMLDivElement>(null);
  const press = useLongPress(() =>
    row.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click(),
  );
  return (
    <div ref={row} data-moving={shared && ''} className="group relative">
      <Link
        to={to}
        viewTransition={moves}
        aria-current={isCurrent || undefined}
        {...press}
        className={cx(
          'grid min-h-20 grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-4 rounded-md p-3 -outline-offset-3',
          'select-none [-webkit-touch-callout:none]',
          isCurrent ? 'bg-primary-soft' : 'hover:bg-surface-current',
        )}
      >
        <PartnerAvatar profile={profile} style={shared} />
        <span>
          <span className="flex items-center gap-2">
            <span className={cx('truncate', isUnread ? 'font-bold' : 'font-semibold')}>
              {profile.name}
            </span>
            {profile.fictional && (
              <span className="inline-flex shrink-0 items-center gap-1 text-xs font-medium text-text-muted">
                <Icon name={fictional.icon} size="xs" />
                {fictional.label}
              </span>
            )}
            {muted && (
              <>
                <Icon name="bell-slash" size="xs" className="text-text-muted" />
                <VisuallyHidden>{t('muted')}</VisuallyHidden>
              </>
            )}
            <span
              className={cx(
                'ml-auto shrink-0 pl-2 text-xs',
                isUnread ? 'font-bold text-text' : 'font-medium text-text-muted',
                hiddenUnderMenu,
              )}
            >
              <RowTime at={last_at} yesterday={t('yesterday')} />
            </span>
          </span>
          <span className="flex items-center gap-3">
            <span
              className={cx(
                'min-w-0 flex-1 truncate text-start text-sm [unicode-bidi:plaintext]',
                isUnread ? 'font-semibold text-text' : 'text-text-muted',
                'pointer-fine:group-focus-within:pr-8 pointer-fine:group-hover:pr-8',
              )}
            >
              <LastLineText
                line={lastLineOf(chat, { me, isTyping, isCurrent })}
                name={profile.name}
              />
            </span>
            {isUnread && (
              <Badge size="sm" label={t('unread', { count: unread })} className={hiddenUnderMenu}>
                {badgeText(unread)}
              </Badge>
            )}
          </span>
        </span>
      </Link>
      {/* At a desk it comes with the pointer or the focus. A finger holds the row instead. */}
      <div
        className={cx(
          'absolute top-1/2 right-1.5 flex -translate-y-1/2 justify-end',
          'pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100',
          'pointer-coarse:not-has-focus-visible:size-px pointer-coarse:not-has-focus-visible:overflow-hidden pointer-coarse:not-has-focus-visible:[clip-path:inset(50%)]',
        )}
      >
        <RowMenu chat={chat} {...menu} />
      </div>
    </div>
  );
}
