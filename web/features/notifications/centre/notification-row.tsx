import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { NotificationView } from '#contract/notifications/centre.ts';
import type { NotificationKind } from '#contract/notifications/enums.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import type { IconName } from '#web/ui/icons/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { RowTime } from '#web/lib/row-time.tsx';
import { useFictional } from '#web/features/members/card/fictional.ts';
import { photoSrc } from '#web/features/members/photo-src.ts';
import { Sentence } from './sentence.tsx';

const kindStyles: Readonly<Record<NotificationKind, { icon: IconName; tone: string }>> = {
  conversation: { icon: 'chat-fill', tone: 'bg-unread-messages text-on-unread' },
  message: { icon: 'chat-fill', tone: 'bg-unread-messages text-on-unread' },
  like: { icon: 'heart-fill', tone: 'bg-primary text-on-primary' },
  match: { icon: 'heart-fill', tone: 'bg-primary text-on-primary' },
  visit: { icon: 'eye', tone: 'bg-secondary text-on-secondary' },
  payment: { icon: 'receipt', tone: 'bg-success-soft text-success' },
  moderation: { icon: 'shield-check', tone: 'bg-secondary-soft text-secondary-text' },
  promotion: { icon: 'gift', tone: 'bg-unread-soft text-text' },
  news: { icon: 'sparkle', tone: 'bg-primary-soft text-on-primary-soft' },
};

/** The member's avatar with an icon of the notification kind; the icon alone if no member is involved. */
function Picture({ of: { member, kind } }: { of: NotificationView }) {
  const { icon, tone } = kindStyles[kind];
  if (!member) {
    return (
      <span className={cx('grid size-14 place-items-center rounded-pill', tone)}>
        <Icon name={icon} />
      </span>
    );
  }
  const { name, photo } = member;
  return (
    <span className="relative flex">
      <Avatar
        name={name}
        size="lg"
        src={photo ? photoSrc(photo.thumb_filename) : undefined}
        face={photo?.face}
      />
      <span
        className={cx(
          'absolute -right-1 -bottom-1 grid size-6 place-items-center rounded-pill ring-2 ring-surface-raised',
          tone,
        )}
      >
        <Icon name={icon} size="xs" />
      </span>
    </span>
  );
}

type NotificationRowProps = {
  notification: NotificationView;
  onFollow: (notification: NotificationView) => void;
};

/** One thing that happened; the whole row leads to it. */
export function NotificationRow({ notification, onFollow }: NotificationRowProps) {
  const t = useTranslations('notifications.centre');
  const fictional = useFictional();
  const { id, member, path, at, seen } = notification;
  return (
    <Link
      to={path}
      data-unseen={seen ? undefined : id}
      onClick={() => onFollow(notification)}
      className={cx(
        'grid min-h-20 grid-cols-[3.5rem_1fr_auto] items-center gap-4 rounded-md p-3 -outline-offset-3',
        'hover:bg-surface-current',
      )}
    >
      <Picture of={notification} />
      <span className="min-w-0 wrap-anywhere">
        <span className={cx('line-clamp-6', seen ? 'text-text-muted' : 'text-text')}>
          <Sentence of={notification} />
        </span>
        {member?.fictional && (
          <span className="mt-0.5 flex items-center gap-1 text-xs font-medium text-text-muted">
            <Icon name={fictional.icon} size="xs" />
            {fictional.label}
          </span>
        )}
      </span>
      <span
        className={cx(
          'flex flex-col items-end gap-1.5 text-xs whitespace-nowrap',
          seen ? 'font-medium text-text-muted' : 'font-bold text-text',
        )}
      >
        <RowTime at={at} yesterday={t('yesterday')} />
        {!seen && (
          <span className="size-2.5 rounded-pill bg-unread-messages forced-colors:border">
            <VisuallyHidden>{t('new')}</VisuallyHidden>
          </span>
        )}
      </span>
    </Link>
  );
}
