import { useTranslations } from 'use-intl';
import type { ChatView } from '#contract/chat/views.ts';
import { linkTo } from '#contract/routes.ts';
import { DropdownItem, DropdownLink, DropdownSeparator } from '#web/ui/dropdown-items.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

export type RowMenuProps = {
  chat: ChatView;
  onMute: (chat: ChatView, muted: boolean) => void;
  onDelete: (chat: ChatView) => void;
};

/** What can be done with a chat without opening it. */
export function RowMenu({ chat, onMute, onDelete }: RowMenuProps) {
  const t = useTranslations('chats.menu');
  const { profile, muted } = chat;
  return (
    <Dropdown
      trigger={<IconButton icon="dots" size="sm" label={t('label', { name: profile.name })} />}
    >
      {profile.state === 'open' && (
        <DropdownLink to={linkTo('members-id', { id: profile.id })} icon="user">
          {t('profile')}
        </DropdownLink>
      )}
      <DropdownItem icon={muted ? 'bell' : 'bell-slash'} onSelect={() => onMute(chat, !muted)}>
        {t(muted ? 'unmute' : 'mute')}
      </DropdownItem>
      <DropdownSeparator />
      <DropdownItem icon="trash" tone="danger" onSelect={() => onDelete(chat)}>
        {t('delete')}
      </DropdownItem>
    </Dropdown>
  );
}
