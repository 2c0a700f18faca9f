import { useTranslations } from 'use-intl';
import type { GiftId } from '#contract/chat/gifts.ts';
import { giftPictures } from '#web/assets/gifts/gifts.ts';

/** A gift as it is drawn, called by its name. Its texts are `gifts`. */
export function GiftPicture({ gift, className }: { gift: GiftId; className?: string | undefined }) {
  const t = useTranslations('gifts');
  return (
    <img src={giftPictures[gift]} alt={t(gift)} width={96} height={96} className={className} />
  );
}
