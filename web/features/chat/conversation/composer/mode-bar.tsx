import { useTranslations } from 'use-intl';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import type { ConversationState } from '../../conversation-types.ts';
import type { ComposerState } from './use-composer.ts';
import { usePreview } from '../use-preview.ts';

/** What is being answered or changed, and the way out of it. */
export function ModeBar({
  composer,
  state,
}: {
  composer: ComposerState;
  state: ConversationState;
}) {
  const t = useTranslations('chat.composer');
  const preview = usePreview();
  const { mode } = composer;
  if (mode.kind === 'write') return null;
  const { message } = mode;
  const isOwn = message.sender === state.me;
  const { name } = state.open.profile;
  const title = { edit: t('editing'), reply: isOwn ? t('replyingYou') : t('replying', { name }) }[
    mode.kind
  ];
  return (
    <div className="mb-2 flex items-center gap-3 border-l-3 border-primary pl-3">
      <Icon
        name={mode.kind === 'edit' ? 'pencil' : 'arrow-u-up-left'}
        size="sm"
        className="text-primary-text"
      />
      <p className="min-w-0 flex-1 text-sm">
        <strong className="block">{title}</strong>
        <span className="block truncate text-text-muted">{preview(message)}</span>
      </p>
      <IconButton
        icon="x"
        size="sm"
        label={t('leave')}
        onClick={() => composer.dispatch({ kind: 'leave' })}
      />
    </div>
  );
}
