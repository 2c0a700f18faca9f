import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { consoleLimits } from '#contract/console/limits.ts';
import { membersNote, membersSignOut } from '#contract/console/member-actions.ts';
import { TextDialog } from '../cases/text-dialog.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { useKeys } from '../use-keys.ts';

interface BulkBarProps {
  /** Whom something is done about. */
  readonly ids: readonly string[];
  readonly maySignOut: boolean;
  readonly onClear: () => void;
}

/** What can be done about several members together: never a decision. */
export function BulkBar({ ids, maySignOut, onClear }: BulkBarProps) {
  const t = useTranslations('console.members.bulk');
  const [asked, setAsked] = useState<'note' | 'sign_out' | null>(null);
  const count = ids.length;
  const isTooMany = count > consoleLimits.members.selected;
  const ask = (what: 'note' | 'sign_out') => () => !isTooMany && setAsked(what);
  useKeys([
    { keys: 'n', text: t('note'), run: ask('note') },
    ...(maySignOut ? [{ keys: 'o', text: t('signOut'), run: ask('sign_out') }] : []),
    { keys: 'escape', text: t('clear'), run: onClear },
  ]);
  return (
    <>
      <div className="c-bulk" role="group" aria-label={t('selected', { count })}>
        <b role="status">
          {isTooMany
            ? t('tooMany', { count, most: consoleLimits.members.selected })
            : t('selected', { count })}
        </b>
        <ConsoleButton small icon="note-pencil" keys="n" disabled={isTooMany} onClick={ask('note')}>
          {t('note')}
        </ConsoleButton>
        {maySignOut && (
          <ConsoleButton
            small
            icon="sign-out"
            keys="o"
            disabled={isTooMany}
            onClick={ask('sign_out')}
          >
            {t('signOut')}
          </ConsoleButton>
        )}
        <ConsoleButton small look="quiet" keys="escape" onClick={onClear}>
          {t('clear')}
        </ConsoleButton>
      </div>
      {asked === 'note' && (
        <TextDialog
          title={t('noteTitle', { count })}
          description={t('noteText')}
          label={t('noteLabel')}
          name="text"
          maxLength={consoleLimits.members.noteLength}
          submit={t('noteSubmit')}
          onSend={async (text) => {
            await consoleCall(membersNote, { body: { ids: [...ids], text } });
            onClear();
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'sign_out' && (
        <TextDialog
          title={t('signOutTitle', { count })}
          description={t('signOutText')}
          label={t('reason')}
          name="reason"
          maxLength={consoleLimits.staff.reasonLength}
          submit={t('signOutSubmit')}
          onSend={async (reason) => {
            await consoleCall(membersSignOut, { body: { ids: [...ids], reason } });
            onClear();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
