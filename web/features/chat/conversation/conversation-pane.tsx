import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { useFictional } from '#web/features/members/card/fictional.ts';
import { useSite } from '#web/features/site/site-context.ts';
import type { ConversationActions, ConversationState } from '../conversation-types.ts';
import { ClosedNote, closedReasonOf } from './composer/closed-note.tsx';
import { Composer } from './composer/composer.tsx';
import { useComposer } from './composer/use-composer.ts';
import { usePhotoSelection } from './composer/use-photo-selection.ts';
import { Header } from './header/header.tsx';
import { History } from './history.tsx';
import { errorCodeOf, useProblemText } from './use-problem.ts';
import { useReport } from './use-report.ts';

type ConversationPaneProps = {
  state: ConversationState;
  actions: ConversationActions;
};

/** Said in words before anything can be paid. */
function FictionalNote() {
  const t = useTranslations('chat');
  const { label, icon } = useFictional();
  const { settings } = useSite();
  return (
    <p className="flex flex-none items-start justify-center gap-2 border-b border-line bg-unread-soft px-4 py-2 text-sm">
      <Icon name={icon} size="sm" />
      <span>
        <strong>{label}.</strong> {t('fictional', { site: settings.name })}
      </span>
    </p>
  );
}

function Conversation({ state, actions }: ConversationPaneProps) {
  const t = useTranslations('chat');
  const { user } = useSite();
  const { profile } = state.open;
  const [errorCode, setErrorCode] = useState<string | null>(null);
  const problem = useProblemText(errorCode, profile.name);
  const showError = useCallback((error: unknown) => setErrorCode(errorCodeOf(error)), []);
  const composer = useComposer(state, actions);
  const photos = usePhotoSelection();
  const { report, dialog } = useReport(state.open);
  const closedReason = closedReasonOf(profile, user);
  return (
    <section
      aria-label={t('label', { name: profile.name })}
      className="relative flex h-full min-h-0 min-w-0 flex-1 flex-col bg-surface-sunken"
      {...(closedReason === null && photos.dropZone)}
    >
      <Header state={state} actions={actions} onReport={() => report()} onError={showError} />
      {profile.fictional && <FictionalNote />}
      <History
        state={state}
        actions={actions}
        composer={composer}
        canWrite={closedReason === null}
        onReport={report}
        onError={showError}
      />
      {problem && (
        <Alert
          tone="danger"
          className="flex-none rounded-none"
          onDismiss={() => setErrorCode(null)}
          dismissLabel={t('close')}
        >
          {problem}
        </Alert>
      )}
      {state.status === 'error' && state.messages.length > 0 && (
        <Alert
          tone="warning"
          className="flex-none rounded-none"
          action={
            <Button size="sm" variant="quiet" onClick={() => actions.reload()}>
              {t('retry')}
            </Button>
          }
        >
          {t('history.failed')}
        </Alert>
      )}
      {!state.isOnline && (
        <Alert tone="warning" icon="wifi-slash" className="flex-none rounded-none">
          {t('composer.offline')}
        </Alert>
      )}
      {state.isOnline && !state.isConnected && (
        <Alert icon="wifi-slash" className="flex-none rounded-none">
          {t('composer.unreachable')}
        </Alert>
      )}
      {closedReason === null ? (
        <Composer state={state} actions={actions} composer={composer} photos={photos} />
      ) : (
        <ClosedNote reason={closedReason} partner={profile} onChanged={() => actions.reload()} />
      )}
      {photos.isDragOver && (
        <div className="pointer-events-none absolute inset-3 z-20 grid place-items-center rounded-md border-3 border-dashed border-primary bg-surface/90 display-sm">
          {t('composer.drop')}
        </div>
      )}
      {dialog}
    </section>
  );
}

/** An open chat: who it is with, what was said, and the way to say more. */
export function ConversationPane(props: ConversationPaneProps) {
  return (
    <WithTexts of="chat">
      <Conversation key={props.state.open.profile.id} {...props} />
    </WithTexts>
  );
}
