import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { InboxChat } from '#contract/console/inbox.ts';
import { inboxAnswer } from '#contract/console/inbox.ts';
import { ActionError } from '../action-error.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { useAction } from '../use-action.ts';
import { useKeys } from '../use-keys.ts';
import { useTopic } from './use-topic.ts';

interface ComposerProps {
  readonly chat: InboxChat;
  readonly onSent: () => void;
  /** Perhaps the member has written what is not shown yet. */
  readonly onRefused: () => void;
}

/** Where an answer is written. What a fictional profile may not say is told while it is typed. */
export function Composer({ chat, onSent, onRefused }: ComposerProps) {
  const t = useTranslations('console.inbox');
  const { busy, run, message } = useAction();
  const [text, setText] = useState('');
  const [clientId] = useState(() => crypto.randomUUID());
  const field = useRef<HTMLTextAreaElement>(null);
  const topic = useTopic(chat.id, text);
  const { id, profile, openers, honest, member, messages, most } = chat;
  const put = (words: string) => {
    setText(words);
    field.current?.focus();
  };
  const send = async () => {
    if (busy || topic !== null || text.trim() === '') return;
    const body = { id, client_id: clientId, text, seen: messages.at(-1)?.no ?? 0 };
    if (await run(() => consoleCall(inboxAnswer, { body }))) onSent();
    else onRefused();
  };
  useKeys([{ keys: 'ctrl enter', text: t('send'), run: () => void send() }]);
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => {
      const at = event.altKey ? /^Digit([1-3])$/.exec(event.code)?.[1] : undefined;
      const opener = at === undefined ? undefined : openers[Number(at) - 1];
      if (opener === undefined) return;
      event.preventDefault();
      setText(opener);
      field.current?.focus();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [openers]);
  return (
    <div className="c-inbox__composer">
      {honest !== null && (
        <p className="c-inbox__honest">
          <span>
            <b>{t('honest', { name: member.name })}</b>
            <q lang={member.language}>{honest}</q>
          </span>
          <ConsoleButton small onClick={() => put(honest)}>
            {t('honestPut')}
          </ConsoleButton>
        </p>
      )}
      <div className="c-inbox__openers" role="group" aria-label={t('openers')}>
        {openers.map((opener, index) => (
          <button key={opener} type="button" onClick={() => put(opener)}>
            <kbd aria-hidden className="c-at-desk">
              Alt {index + 1}
            </kbd>
            {opener}
          </button>
        ))}
      </div>
      <div className="c-inbox__field">
        <textarea
          ref={field}
          rows={3}
          maxLength={most}
          value={text}
          aria-label={t('field', { name: profile.name })}
          aria-invalid={topic !== null || undefined}
          aria-describedby="inbox-topic"
          onChange={({ target }) => setText(target.value)}
        />
        <div className="c-inbox__foot">
          <span className="c-inbox__checks">
            <span className="c-inbox__as">
              <ConsoleIcon name="mask-happy-fill" />
              {t('label', { name: profile.name })}
            </span>
            <span id="inbox-topic" role="status">
              {topic !== null && <span className="c-error">{t(`topics.${topic}`)}</span>}
              {topic === null && text.trim() !== '' && (
                <span className="c-inbox__fine">
                  <ConsoleIcon name="check-circle-fill" />
                  {t('fine')}
                </span>
              )}
            </span>
          </span>
          <small>{t('count', { count: text.length, most })}</small>
          <ConsoleButton
            small
            look="primary"
            keys="ctrl enter"
            busy={busy}
            online
            disabled={topic !== null || text.trim() === ''}
            onClick={() => void send()}
          >
            {t('send')}
          </ConsoleButton>
        </div>
      </div>
      <ActionError message={message} />
    </div>
  );
}
