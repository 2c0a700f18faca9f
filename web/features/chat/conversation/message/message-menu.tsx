import { useTranslations } from 'use-intl';
import type { MessageView } from '#contract/chat/views.ts';
import { reactions, type Reaction } from '#contract/chat/enums.ts';
import { cx } from '#web/ui/cx.ts';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { DropdownItem, DropdownSeparator } from '#web/ui/dropdown-items.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { isEditable } from '../rules/editable.ts';
import { useHistoryContext } from './history-context.ts';

function ReactionChoice({
  own,
  onChoose,
}: {
  own: Reaction | null;
  onChoose: (reaction: Reaction | null) => void;
}) {
  const t = useTranslations('chat.menu');
  return (
    <div role="group" className="flex">
      {reactions.map((reaction) => (
        <button
          key={reaction}
          type="button"
          role="menuitemradio"
          tabIndex={-1}
          aria-checked={reaction === own}
          aria-label={t('react', { reaction })}
          onClick={() => onChoose(reaction === own ? null : reaction)}
          className={cx(
            'grid size-11 place-items-center rounded-pill text-[1.375rem] leading-none focus:bg-surface-current',
            reaction === own && 'bg-primary-soft',
          )}
        >
          {reaction}
        </button>
      ))}
    </div>
  );
}

export type MessageMenuProps = { message: MessageView; mine: boolean };

/** Shown beside a message under the pointer or the focus; a long press opens it, too. */
export function MessageMenu({ message, mine }: MessageMenuProps) {
  const t = useTranslations('chat.menu');
  const { me, now, canWrite, actions, dispatch, onReport, onError } = useHistoryContext();
  const { no, text } = message;
  const act = (done: Promise<void>) => void done.catch(onError);
  return (
    <div className="opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 has-aria-expanded:opacity-100">
      <Dropdown
        align={mine ? 'end' : 'start'}
        trigger={<IconButton icon="dots" size="sm" label={t('label')} tabIndex={-1} />}
        className="min-w-0"
      >
        <ReactionChoice
          own={message.reaction[mine ? 'sender' : 'receiver']}
          onChoose={(reaction) => act(actions.react(no, reaction))}
        />
        <DropdownSeparator />
        {canWrite && (
          <DropdownItem
            icon="arrow-u-up-left"
            onSelect={() => dispatch({ kind: 'reply', message })}
          >
            {t('reply')}
          </DropdownItem>
        )}
        {text !== '' && (
          <DropdownItem icon="copy" onSelect={() => act(navigator.clipboard.writeText(text))}>
            {t('copy')}
          </DropdownItem>
        )}
        {canWrite && isEditable(message, me, now) && (
          <DropdownItem icon="pencil" onSelect={() => dispatch({ kind: 'edit', message })}>
            {t('edit')}
          </DropdownItem>
        )}
        {!mine && (
          <DropdownItem icon="flag" onSelect={() => onReport(no)}>
            {t('report')}
          </DropdownItem>
        )}
        {mine && (
          <DropdownItem icon="trash" tone="danger" onSelect={() => act(actions.remove(no))}>
            {t('remove')}
          </DropdownItem>
        )}
      </Dropdown>
    </div>
  );
}
