import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { InboxChat, InboxMessage } from '#contract/console/inbox.ts';
import { cx } from '#web/ui/cx.ts';
import { useNow } from '../reviews/use-now.ts';
import { useWaitText } from '../reviews/wait-text.ts';
import { useMoment } from '../use-moment.ts';
import { inboxPictureUrl } from './inbox-picture.tsx';

/** A photo of a member, blurred until somebody wants to see it. */
function SentPhoto({ message, name }: { message: InboxMessage; name: string }) {
  const t = useTranslations('console.inbox');
  const [sharp, setSharp] = useState(false);
  const { photo } = message;
  if (!photo) return <p className="c-muted">{t('photoHidden')}</p>;
  return (
    <button
      type="button"
      className={cx('c-inbox__photo', sharp && 'c-inbox__photo--sharp')}
      aria-pressed={sharp}
      aria-label={t('showPhoto')}
      onClick={() => setSharp(!sharp)}
    >
      <img
        src={inboxPictureUrl(photo.filename)}
        alt={t('photoBy', { name })}
        width={photo.width}
        height={photo.height}
        style={{ backgroundColor: photo.colour }}
      />
    </button>
  );
}

interface HistoryProps {
  readonly chat: InboxChat;
  readonly me: string;
}

/** What the two wrote, and who wrote it for the profile. */
export function History({ chat, me }: HistoryProps) {
  const t = useTranslations('console.inbox');
  const moment = useMoment();
  const wait = useWaitText();
  const now = useNow();
  const box = useRef<HTMLDivElement>(null);
  const last = chat.messages.at(-1);
  useEffect(() => {
    box.current?.scrollTo(0, box.current.scrollHeight);
  }, [chat.id, last?.no]);
  const nameOf = (by: InboxMessage['by']) => {
    if (!by) return t('team');
    return by.id === me ? t('you') : by.name;
  };
  const footOf = (message: InboxMessage) => {
    const time = moment(message.sent_at);
    if (!message.own) {
      const waited = wait((now - Date.parse(chat.waiting_since)) / 1000);
      return message === last ? t('waits', { time, wait: waited }) : time;
    }
    const by = t('by', { staff: nameOf(message.by), profile: chat.profile.name, time });
    return message.read ? `${by}. ${t('read')}` : by;
  };
  return (
    <div
      ref={box}
      className="c-inbox__history"
      role="log"
      aria-label={t('history')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, and keys do it.
      tabIndex={0}
    >
      <ol>
        {chat.messages.map((message) => (
          <li key={message.no} className={cx(message.own && 'c-inbox__own')}>
            <div className="c-inbox__bubble">
              {message.kind === 'photo' && <SentPhoto message={message} name={chat.member.name} />}
              {message.kind === 'gift' && <p>{t('gift')}</p>}
              {message.text !== '' && <p>{message.text}</p>}
            </div>
            <small>{footOf(message)}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}
