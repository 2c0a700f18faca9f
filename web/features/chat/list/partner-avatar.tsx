import { useTranslations } from 'use-intl';
import type { PartnerView } from '../../../../contract/chat/views.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { facePosition, photoSrc } from '../../members/photo-src.ts';

/** The face of somebody in the list, and whether they are there. */
export function PartnerAvatar({ profile: { name, photo, presence } }: { profile: PartnerView }) {
  const t = useTranslations('chats');
  return (
    <Avatar
      name={name}
      size="lg"
      src={photo ? photoSrc(photo.thumb_filename) : undefined}
      position={photo ? facePosition(photo) : undefined}
      online={presence === 'now'}
      onlineLabel={t('online')}
      className="flex"
    />
  );
}
