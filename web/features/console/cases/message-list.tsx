import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CaseMessage, CaseView } from '#contract/console/case-views.ts';
import { caseMessages } from '#contract/console/cases.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { cx } from '#web/ui/cx.ts';
import { consoleCall } from '../console-call.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { Keys } from '../keys.tsx';
import { useKeys } from '../use-keys.ts';
import { useMoment } from '../use-moment.ts';
import { TextDialog } from './text-dialog.tsx';

type Report = CaseView['reports'][number];

interface MessageListProps {
  readonly caseId: string;
  readonly report: Report;
  /** Whom the case is about. */
  readonly name: string;
  /** Whether `E` opens what stays closed here; only the first of several reports has the key. */
  readonly hasKey: boolean;
}

/** The reported message with those before it; earlier ones are opened for a reason. */
export function MessageList({ caseId, report, name, hasKey }: MessageListProps) {
  const t = useTranslations('console.case');
  const moment = useMoment();
  const [opened, setOpened] = useState<readonly CaseMessage[]>([]);
  const [earlier, setEarlier] = useState(report.earlier);
  const [isAsking, setAsking] = useState(false);
  const messages = [...opened, ...report.messages];
  const first = messages[0];
  const reported = report.messages.at(-1);
  const title = t(report.held ? 'heldMessage' : 'reportedMessage');
  const otherName = report.reporter?.name ?? t(report.held ? 'heldFor' : 'gone');
  const canOpen = earlier > 0 && first !== undefined;
  useKeys(canOpen && hasKey ? [{ keys: 'e', text: t('open'), run: () => setAsking(true) }] : []);

  const open = async (reason: string) => {
    if (!first) return;
    const body = { id: caseId, report: report.id, before: first.no, reason };
    const answer = await consoleCall(caseMessages, { body });
    setOpened((before) => [...answer.messages, ...before]);
    setEarlier(answer.earlier);
  };
  return (
    <section className="c-panel" aria-label={title}>
      <div className="c-panel__head">
        <h2>{title}</h2>
        <span className="c-fill" />
        <small>{t('asItWas', { time: moment(report.created_at) })}</small>
      </div>
      <div className="c-messages">
        {canOpen && (
          <button type="button" className="c-messages__closed" onClick={() => setAsking(true)}>
            <ConsoleIcon name="lock-simple" />
            <span>
              <b>{t('closed', { count: earlier })}</b>
              <small>{t('closedText')}</small>
            </span>
            {t('open')}
            {hasKey && <Keys>e</Keys>}
          </button>
        )}
        <ol>
          {messages.map((message) => (
            <li
              key={message.no}
              className={cx(
                'c-message',
                !message.theirs && 'c-message--other',
                message === reported && 'c-message--reported',
              )}
            >
              <p>{message.text}</p>
              <small>
                {t('sentBy', {
                  name: message.theirs ? name : otherName,
                  time: moment(message.sent_at),
                })}
                {message === reported && ` ${t(report.held ? 'isHeld' : 'reported')}`}
              </small>
            </li>
          ))}
        </ol>
      </div>
      {isAsking && (
        <TextDialog
          title={t('openTitle', { count: Math.min(earlier, consoleLimits.cases.openedMessages) })}
          description={t('openText')}
          label={t('reason')}
          name="reason"
          maxLength={consoleLimits.staff.reasonLength}
          submit={t('openSubmit')}
          onSend={open}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
