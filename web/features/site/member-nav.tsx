import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { callUrl } from '#contract/core/client.ts';
import { photoFile } from '#contract/members/photos.ts';
import { linkTo } from '#contract/routes.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { DropdownItem, DropdownLink, DropdownSeparator } from '#web/ui/dropdown-items.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import type { IconName } from '#web/ui/icons/names.ts';
import { useCounters } from './counters.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { badgeText, creditsBadge } from './rules/badge.ts';
import { routeNameOf } from './rules/route-name.ts';
import { useSite } from './site-context.ts';

const useMember = () => {
  const { user } = useSite();
  if (!user) throw new Error('Nobody is signed in.');
  return user;
};

interface Entry {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  readonly badge: ReactNode;
}

/** What members come for, with what is new in it. */
const useNavEntries = () => {
  const t = useTranslations('member.nav');
  const { unreadMessages, newLikes } = useCounters();
  const unread = badgeText(unreadMessages);
  const likes = badgeText(newLikes);
  return {
    search: { to: linkTo('members'), icon: 'magnifier', label: t('search'), badge: null },
    messages: {
      to: linkTo('chats'),
      icon: 'chat',
      label: t('messages'),
      badge: unread && <Badge label={t('unread', { count: unreadMessages })}>{unread}</Badge>,
    },
    likes: {
      to: linkTo('likes'),
      icon: 'heart',
      label: t('likes'),
      badge: likes && (
        <Badge tone="like" label={t('newLikes', { count: newLikes })}>
          {likes}
        </Badge>
      ),
    },
  } as const satisfies Record<string, Entry>;
};

const useCreditsEntry = (): Entry => {
  const t = useTranslations('member.nav');
  const user = useMember();
  if (!user.paid_user) {
    return { to: linkTo('premium'), icon: 'crown', label: t('premium'), badge: null };
  }
  const badge = creditsBadge(user.paid_user, user.credits);
  return {
    to: linkTo('credits'),
    icon: 'coins',
    label: t('credits'),
    badge: badge && (
      <Badge tone={badge.tone} label={t('creditsLeft', { count: user.credits })}>
        {badge.text}
      </Badge>
    ),
  };
};

/** Whether one is at a place or below it; a chat is among messages, however it was come to. */
const useIsCurrent = () => {
  const { pathname } = useLocation();
  const currentPath = routeNameOf(pathname) === 'members-id-chat' ? linkTo('chats') : pathname;
  return (to: string): boolean => currentPath === to || currentPath.startsWith(`${to}/`);
};

/** The links beside the logo, from tablets up. */
export function MemberLinks() {
  const isCurrent = useIsCurrent();
  const { search, messages, likes } = useNavEntries();
  return (
    <div className="hidden md:flex lg:ml-2 xl:ml-8">
      {[search, messages, likes].map((entry) => (
        <Link
          key={entry.to}
          to={entry.to}
          aria-current={isCurrent(entry.to) ? 'page' : undefined}
          className="inline-flex min-h-12 items-center gap-2 rounded-pill px-2 font-medium whitespace-nowrap text-text-muted hover:text-text aria-[current]:bg-surface-current aria-[current]:text-text lg:px-3 xl:px-4"
        >
          {entry.label}
          {entry.badge}
        </Link>
      ))}
    </div>
  );
}

/** Credits for those who have bought some, premium for everyone else. */
export function CreditsLink() {
  const creditsEntry = useCreditsEntry();
  return (
    <ButtonLink to={creditsEntry.to} variant="soft" size="sm" className="max-md:hidden">
      {creditsEntry.label}
      {creditsEntry.badge}
    </ButtonLink>
  );
}

/** Whether something of a purchase would come back: the user is told until when. */
const useCanWithdraw = (): boolean => {
  const { user, now } = useSite();
  if (!user?.withdraw_until || user.credits === 0) return false;
  return now !== null && now <= Date.parse(user.withdraw_until);
};

export function AccountMenu({ onLogout }: { onLogout: () => Promise<void> }) {
  const t = useTranslations('member.nav');
  const errors = useTranslations('errors');
  const { profile } = useMember();
  const canWithdraw = useCanWithdraw();
  const image = profile.main_image;
  const logout = () => {
    onLogout().catch(() => alert(errors('unavailable')));
  };
  return (
    <Dropdown
      trigger={
        <button
          type="button"
          className="inline-flex min-h-12 items-center gap-2 rounded-pill p-1 hover:bg-surface-current lg:pr-3"
        >
          <VisuallyHidden>{t('account')}</VisuallyHidden>
          <Avatar
            name={profile.name}
            src={
              image?.thumb_filename
                ? callUrl(photoFile, { params: { name: image.thumb_filename } })
                : undefined
            }
            face={image?.face}
            size="sm"
            aria-hidden
          />
          <Icon name="caret-down" size="xs" className="hidden lg:block" />
        </button>
      }
    >
      <DropdownLink to={linkTo('profile')} icon="user">
        {t('profile')}
      </DropdownLink>
      <DropdownLink to={linkTo('swipe-game')} icon="cards">
        {t('swipe')}
      </DropdownLink>
      <DropdownLink to={linkTo('match-finder')} icon="sparkle">
        {t('finder')}
      </DropdownLink>
      <DropdownLink to={linkTo('notifications')} icon="gear">
        {t('settings')}
      </DropdownLink>
      {canWithdraw && (
        <DropdownLink to={linkTo('withdrawal')} icon="arrow-u-up-left">
          {t('withdrawal')}
        </DropdownLink>
      )}
      <DropdownSeparator />
      <DropdownItem icon="sign-out" onSelect={logout}>
        {t('logout')}
      </DropdownItem>
    </Dropdown>
  );
}

/** The same places at the bottom of a phone, where a thumb reaches them. */
export function TabBar() {
  const t = useTranslations('member.nav');
  const user = useMember();
  const { search, messages, likes } = useNavEntries();
  const creditsEntry = useCreditsEntry();
  const isCurrent = useIsCurrent();
  const tabs: readonly Entry[] = [
    { ...search, label: t('searchShort') },
    messages,
    likes,
    user.paid_user ? creditsEntry : { ...creditsEntry, label: t('premiumShort') },
    { to: linkTo('profile'), icon: 'user-circle', label: t('profileShort'), badge: null },
  ];
  return (
    <nav
      aria-label={t('tabs')}
      className="fixed inset-x-0 bottom-0 z-40 grid grid-cols-5 border-t border-line bg-surface-raised pt-1 pb-[max(env(safe-area-inset-bottom),8px)] group-has-data-immersive/frame:hidden md:hidden"
    >
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          aria-current={isCurrent(tab.to) ? 'page' : undefined}
          className="relative grid min-h-12 justify-items-center gap-0.5 rounded-sm pt-1 text-xs font-medium text-text-muted aria-[current]:text-primary-text"
        >
          <Icon name={tab.icon} />
          <span className="max-w-full truncate tracking-tight">{tab.label}</span>
          {tab.badge && <span className="absolute top-0 left-1/2 ml-1 flex">{tab.badge}</span>}
        </Link>
      ))}
    </nav>
  );
}
