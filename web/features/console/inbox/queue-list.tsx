import { useTranslations } from 'use-intl';
import type { WaitingChat } from '#contract/console/inbox.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { cx } from '#web/ui/cx.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { useNow } from '../reviews/use-now.ts';
import { useWaitText } from '../reviews/wait-text.ts';
import { InboxPicture } from './inbox-picture.tsx';

const GOAL_MS = consoleLimits.inbox.goalMinutes * 60_000;
const ROUND = 44;

/** How much of the goal is over: drawn as a ring, full when it is. */
function GoalRing({ waited }: { waited: number }) {
  const share = Math.min(1, waited / GOAL_MS);
  const tone = share >= 1 ? 'c-ring--late' : share >= 0.75 ? 'c-ring--near' : '';
  return (
    <svg className={cx('c-ring', tone)} width="18" height="18" viewBox="0 0 18 18" aria-hidden>
      <circle cx="9" cy="9" r="7" />
      <circle
        className="c-ring__share"
        cx="9"
        cy="9"
        r="7"
        strokeDasharray={`${share * ROUND} ${ROUND}`}
        transform="rotate(-90 9 9)"
      />
    </svg>
  );
}

interface QueueListProps {
  readonly chats: readonly WaitingChat[];
  readonly waiting: number;
  readonly current: string | undefined;
  readonly me: string;
  readonly onOpen: (id: string) => void;
}

/** Who waits, the longest first, and who answers them. */
export function QueueList({ chats, waiting, current, me, onOpen }: QueueListProps) {
  const t = useTranslations('console.inbox');
  const wait = useWaitText();
  const now = useNow();
  return (
    <section className="c-inbox__queue" aria-label={t('queue')}>
      <div className="c-panel__head">
        <h2>{t('waiting', { count: waiting })}</h2>
        <span className="c-fill" />
        <small>{t('longestFirst')}</small>
      </div>
      <ol>
        {chats.map((chat) => {
          const { id, member, profile, excerpt, kind, waiting_since } = chat;
          const { claimed_by: holder, handed_by: giver } = chat;
          const waited = now - Date.parse(waiting_since);
          const isLate = waited >= GOAL_MS;
          const isOthers = holder !== null && holder.id !== me;
          return (
            <li key={id} aria-current={id === current || undefined}>
              <button type="button" disabled={isOthers} onClick={() => onOpen(id)}>
                <InboxPicture photo={member.photo} />
                <span className="c-inbox__line">
                  <b>{t('nameAge', { name: member.name, age: member.age })}</b>
                  <GoalRing waited={waited} />
                  <time dateTime={waiting_since} className={cx(isLate && 'c-inbox__late')}>
                    {wait(waited / 1000)}
                    {isLate && <span className="sr-only"> {t('late')}</span>}
                  </time>
                </span>
                <span className="c-inbox__excerpt">
                  {kind === 'text' || excerpt !== '' ? excerpt : t(kind)}
                </span>
                <small>
                  <ConsoleIcon name="mask-happy-fill" />
                  {isOthers ? t('heldBy', { name: holder.name }) : t('as', { name: profile.name })}
                </small>
                {giver && !isOthers && (
                  <span className="c-status c-status--rose">
                    {t('handedBy', { name: giver.name })}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
