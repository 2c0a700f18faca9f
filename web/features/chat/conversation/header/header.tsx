import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { useMotionAllowed, useSharedElement } from '#web/lib/motion.ts';
import { useDistance } from '#web/lib/use-formatter.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButtonLink } from '#web/ui/icon-button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { OnlineDot } from '#web/ui/online-dot.tsx';
import { useFictional } from '#web/features/members/card/fictional.ts';
import { photoSrc } from '#web/features/members/photo-src.ts';
import type { ConversationState } from '../../conversation-types.ts';
import { HeaderMenu, type HeaderMenuProps } from './header-menu.tsx';

/** Whether the other one is here, in words. */
function Presence({ state }: { state: ConversationState }) {
  const t = useTranslations('chat');
  const inUnits = useDistance();
  const fictional = useFictional();
  const { presence: knownPresence, fictional: isFictional } = state.open.profile;
  // Nobody is here as far as one knows who hears nothing.
  const presence =
    knownPresence === 'now' && !(state.isOnline && state.isConnected) ? null : knownPresence;
  if (state.isPartnerTyping) return <span className="text-primary-text">{t('header.typing')}</span>;
  const { place, distance } = state.open;
  const distanceText = distance !== null && t('header.distance', { distance: inUnits(distance) });
  const statusParts = [isFictional && fictional.label, presence && t(`presence.${presence}`)];
  const where = [place, distanceText].filter(Boolean).join(', ');
  return (
    <>
      {presence === 'now' && <OnlineDot />}
      <span className="truncate">
        {statusParts.filter(Boolean).join(' · ')}
        {where && (
          <span className="max-md:hidden">
            {statusParts.some(Boolean) && ' · '}
            {where}
          </span>
        )}
      </span>
      {state.open.chat?.muted && (
        <span className="flex items-center gap-1">
          <Icon name="bell-slash" size="xs" />
          {t('header.muted')}
        </span>
      )}
    </>
  );
}

/** Whom one chats with, and what can be done about the chat. */
export function Header(props: HeaderMenuProps) {
  const { state } = props;
  const t = useTranslations('chat.header');
  const { profile } = state.open;
  const { id, name, age, photo } = profile;
  const partnerExists = profile.state !== 'deleted';
  const conversation = state.open.chat?.conversation.id ?? '';
  const moves = useMotionAllowed('onPhones');
  const shared = useSharedElement(linkTo('chats-id', { id: conversation }), `face-${conversation}`);
  const person = (
    <>
      <Avatar
        name={name}
        src={photo ? photoSrc(photo.thumb_filename) : undefined}
        face={photo?.face}
        size="sm"
        className="md:hidden"
        style={shared}
      />
      <Avatar
        name={name}
        src={photo ? photoSrc(photo.thumb_filename) : undefined}
        face={photo?.face}
        size="md"
        className="max-md:hidden"
      />
      <span className="min-w-0">
        <span className="flex items-center gap-1.5">
          <span className="truncate display-xs">{t('title', { name, age: String(age) })}</span>
          {profile.verified && <Icon name="seal" size="sm" className="text-success" />}
        </span>
        <span className="flex min-h-5 items-center gap-2 text-sm text-text-muted">
          <Presence state={state} />
        </span>
      </span>
    </>
  );
  const personClass = 'flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-sm md:gap-4';
  return (
    <header className="flex h-16 flex-none items-center gap-1 border-b border-line bg-surface pr-1 pl-1 md:h-20 md:gap-4 md:pr-6 md:pl-4 lg:pl-8">
      <IconButtonLink
        icon="arrow-left"
        label={t('back')}
        to={linkTo('chats')}
        viewTransition={moves}
        className="md:hidden"
      />
      <h2 className="min-w-0 flex-1">
        {partnerExists ? (
          <Link to={linkTo('members-id', { id })} className={personClass}>
            {person}
          </Link>
        ) : (
          <span className={personClass}>{person}</span>
        )}
      </h2>
      {partnerExists && (
        <IconButtonLink
          icon="user-circle"
          label={t('profile')}
          to={linkTo('members-id', { id })}
          className="max-md:hidden"
        />
      )}
      <HeaderMenu {...props} />
    </header>
  );
}
