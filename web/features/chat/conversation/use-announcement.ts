import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ConversationState } from '../conversation-types.ts';

/** What a screen reader is told: what the other one has just said, and nothing of the past. */
export const useAnnouncement = ({ me, messages, open, status }: ConversationState): string => {
  const t = useTranslations('chat.announce');
  const { name } = open.profile;
  const last = messages.at(-1);
  const [announcedNo, setAnnouncedNo] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  if (status === 'ready' && (last?.no ?? 0) !== announcedNo) {
    setAnnouncedNo(last?.no ?? 0);
    if (last && announcedNo !== null && last.no > announcedNo && last.sender !== me) {
      const { kind, text } = last;
      setAnnouncement(kind === 'text' ? t('text', { name, text }) : t(kind, { name }));
    }
  }
  return announcement;
};
