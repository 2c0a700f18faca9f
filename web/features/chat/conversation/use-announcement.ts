import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ConversationState } from '../conversation-seam.ts';

/** What a screen reader is told: what the other one has just said, and nothing of the past. */
export const useAnnouncement = ({ me, messages, open, status }: ConversationState): string => {
  const t = useTranslations('chat.announce');
  const { name } = open.profile;
  const last = messages.at(-1);
  const [heard, setHeard] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  if (status === 'ready' && (last?.no ?? 0) !== heard) {
    setHeard(last?.no ?? 0);
    if (last && heard !== null && last.no > heard && last.sender !== me) {
      const { kind, text } = last;
      setSaid(kind === 'text' ? t('text', { name, text }) : t(kind, { name }));
    }
  }
  return said;
};
