import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { InboxChat } from '#contract/console/inbox.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { ConsoleButton } from '../console-button.tsx';
import { ConsolePageBody } from '../console-frame.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { Keys } from '../keys.tsx';
import { useStaff } from '../session.ts';
import { useKeys } from '../use-keys.ts';
import { Composer } from './composer.tsx';
import { EndDialog, HandOverDialog, NoteDialog } from './dialogs.tsx';
import { History } from './history.tsx';
import { QueueList } from './queue-list.tsx';
import { MemberSide, NotesSide, ProfileSide } from './side-panels.tsx';
import type { InboxQueue } from './use-inbox.ts';
import { useInbox } from './use-inbox.ts';

/** What was answered today, beside the goal. */
function Figures({ today }: Pick<InboxQueue, 'today'>) {
  const t = useTranslations('console.inbox');
  const { median_wait: median, within_goal: within, own } = today;
  const figures = [
    [t('median'), median === null ? '–' : t('minutes', { count: Math.round(median / 60) })],
    [
      t('within', { minutes: consoleLimits.inbox.goalMinutes }),
      within === null ? '–' : t('percent', { count: within }),
    ],
    [t('own'), String(own)],
  ] as const;
  return (
    <dl className="c-inbox__figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Cannot be closed: whoever writes is reminded of what the member knows. */
function Banner({ chat }: { chat: InboxChat }) {
  const t = useTranslations('console.inbox');
  return (
    <div className="c-inbox__banner" role="note">
      <ConsoleIcon name="mask-happy-fill" size="xl" />
      <p>
        <b>{t('banner', { profile: chat.profile.name, member: chat.member.name })}</b>{' '}
        {t('bannerText')}
      </p>
    </div>
  );
}

type Task = 'note' | 'hand_over' | 'end';

interface InboxProps {
  readonly loaded: InboxQueue;
  readonly site: number | undefined;
  readonly interestNames: Readonly<Record<string, string>>;
}

/** The operators' inbox: who waits, one chat at hand, and what is known of its two. */
export function Inbox({ loaded, site, interestNames }: InboxProps) {
  const t = useTranslations('console');
  const me = useStaff().id;
  const { queue, chat, setChat, open, opening, refresh } = useInbox(loaded, site);
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const next = () => {
    close();
    void open();
  };
  const move = (step: 1 | -1) => {
    const free = queue.chats.filter(({ claimed_by: by }) => by === null || by.id === me);
    const at = free.findIndex(({ id }) => id === chat?.id);
    const other = free[Math.max(0, Math.min(free.length - 1, at + step))];
    if (other && other.id !== chat?.id) void open(other.id);
  };
  useKeys([
    { keys: 'j', text: t('inbox.next'), run: () => move(1) },
    { keys: 'k', text: t('inbox.next'), run: () => move(-1) },
    ...(chat
      ? [
          { keys: 'n', text: t('inbox.note'), run: () => setTask('note') },
          { keys: 'h', text: t('inbox.handOver'), run: () => setTask('hand_over') },
          { keys: 'e', text: t('inbox.end'), run: () => setTask('end') },
        ]
      : []),
  ]);
  const dialog = chat && { chat, onGone: next, onClose: close };
  return (
    <ConsolePageBody
      title={t('pages.inbox')}
      beside={<small>{t('inbox.answersFor', { count: queue.profiles })}</small>}
      actions={
        <>
          <Figures today={queue.today} />
          {chat && <ConsoleButton onClick={() => setChat(null)}>{t('inbox.pause')}</ConsoleButton>}
        </>
      }
    >
      <div className="c-inbox">
        <QueueList
          chats={queue.chats}
          waiting={queue.waiting}
          current={chat?.id}
          me={me}
          onOpen={(id) => void open(id)}
        />
        {chat ? (
          <>
            <section className="c-inbox__chat">
              <Banner chat={chat} />
              <History chat={chat} me={me} />
              <Composer
                key={`${chat.id} ${chat.waiting_since}`}
                chat={chat}
                onSent={next}
                onRefused={refresh}
              />
            </section>
            <aside className="c-inbox__side">
              <MemberSide chat={chat} interestNames={interestNames} />
              <ProfileSide chat={chat} />
              <NotesSide notes={chat.notes} onAdd={() => setTask('note')} />
              <div className="c-inbox__keys">
                <span aria-hidden className="c-at-desk">
                  <Keys>j k</Keys> {t('inbox.next')}
                </span>
                <ConsoleButton small keys="h" onClick={() => setTask('hand_over')}>
                  {t('inbox.handOver')}
                </ConsoleButton>
                <ConsoleButton small keys="e" onClick={() => setTask('end')}>
                  {t('inbox.end')}
                </ConsoleButton>
              </div>
            </aside>
          </>
        ) : (
          <div className="c-empty c-inbox__empty">
            <ConsoleIcon name="chats-circle" />
            <b>{t(queue.waiting === 0 ? 'inbox.empty' : 'inbox.choose')}</b>
            {queue.waiting === 0 ? (
              <p>{t('inbox.emptyText')}</p>
            ) : (
              <ConsoleButton look="primary" keys="j" busy={opening.busy} onClick={next}>
                {t('inbox.take')}
              </ConsoleButton>
            )}
          </div>
        )}
      </div>
      {opening.message && (
        <p role="alert" className="c-error c-inbox__error">
          {opening.message}
        </p>
      )}
      {dialog && task === 'hand_over' && <HandOverDialog {...dialog} />}
      {dialog && task === 'end' && <EndDialog {...dialog} onRefused={refresh} />}
      {chat && task === 'note' && (
        <NoteDialog chat={chat} onNoted={(notes) => setChat({ ...chat, notes })} onClose={close} />
      )}
    </ConsolePageBody>
  );
}
