import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import type { PartnerView } from '../../../../contract/chat/views.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { useChats, useChatStore } from '../state/use-chats.ts';
import { photoSrc } from '../../members/photo-src.ts';

type PartnerAvatarProps = { profile: PartnerView; style?: CSSProperties | undefined };

/** The face of somebody in the list, and whether they are there. */
export function PartnerAvatar({ profile, style }: PartnerAvatarProps) {
  const { name, photo, presence } = profile;
  const t = useTranslations('chats');
  const store = useChatStore();
  const isHeard = useChats(store, ({ online, reached }) => online && reached);
  return (
    <Avatar
      name={name}
      size="lg"
      src={photo ? photoSrc(photo.thumb_filename) : undefined}
      face={photo?.face}
      online={presence === 'now' && isHeard}
      onlineLabel={t('online')}
      className="flex"
      style={style}
    />
  );
}
