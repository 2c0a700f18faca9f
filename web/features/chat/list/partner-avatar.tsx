import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import type { PartnerView } from '#contract/chat/views.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { useChatState, useChatStore } from '../state/use-chat-store.ts';
import { photoSrc } from '#web/features/members/photo-src.ts';

type PartnerAvatarProps = { profile: PartnerView; style?: CSSProperties | undefined };

/** The face of somebody in the list, and whether they are there. */
export function PartnerAvatar({ profile, style }: PartnerAvatarProps) {
  const { name, photo, presence } = profile;
  const t = useTranslations('chats');
  const store = useChatStore();
  const isLive = useChatState(store, ({ isOnline, isConnected }) => isOnline && isConnected);
  return (
    <Avatar
      name={name}
      size="lg"
      src={photo ? photoSrc(photo.thumb_filename) : undefined}
      face={photo?.face}
      online={presence === 'now' && isLive}
      onlineLabel={t('online')}
      className="flex"
      style={style}
    />
  );
}
