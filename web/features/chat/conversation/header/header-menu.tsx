import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { block } from '#contract/members/member.ts';
import { linkTo } from '#contract/routes.ts';
import { call } from '#web/lib/call.ts';
import { Dropdown } from '#web/ui/dropdown.tsx';
import {
  DropdownCheckItem,
  DropdownItem,
  DropdownLink,
  DropdownSeparator,
} from '#web/ui/dropdown-items.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ConversationActions, ConversationState } from '../../conversation-types.ts';
import { ConfirmDeleteChat } from './confirm-delete-chat.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

export type HeaderMenuProps = {
  state: ConversationState;
  actions: ConversationActions;
  onReport: () => void;
  /** Told what could not be done. */
  onError: (error: unknown) => void;
};

/** What can be done about a chat and the one it is with. */
export function HeaderMenu({ state, actions, onReport, onError }: HeaderMenuProps) {
  const t = useTranslations('chat');
  const [confirming, setConfirming] = useState<'block' | 'delete' | null>(null);
  const { profile, chat } = state.open;
  const { id, name } = profile;
  const partnerExists = profile.state !== 'deleted';
  const close = () => setConfirming(null);
  const mute = (muted: boolean) => void actions.mute(muted).catch(onError);
  return (
    <>
      <Dropdown trigger={<IconButton icon="dots" label={t('header.more')} />}>
        {partnerExists && (
          <DropdownLink icon="user" to={linkTo('members-id', { id })}>
            {t('header.profile')}
          </DropdownLink>
        )}
        {chat && (
          <DropdownCheckItem icon="bell" checked={chat.muted} onCheckedChange={mute}>
            {t('header.mute')}
          </DropdownCheckItem>
        )}
        {partnerExists && (
          <>
            <DropdownSeparator />
            <DropdownItem icon="flag" onSelect={onReport}>
              {t('header.report', { name })}
            </DropdownItem>
          </>
        )}
        {partnerExists && profile.state !== 'you_blocked' && (
          <DropdownItem icon="prohibit" onSelect={() => setConfirming('block')}>
            {t('header.block', { name })}
          </DropdownItem>
        )}
        {chat && (
          <>
            <DropdownSeparator />
            <DropdownItem icon="trash" tone="danger" onSelect={() => setConfirming('delete')}>
              {t('header.delete')}
            </DropdownItem>
          </>
        )}
      </Dropdown>
      {confirming === 'block' && (
        <ConfirmDialog
          title={t('block.title', { name })}
          text={t('block.text', { name })}
          submit={t('header.block', { name })}
          cancel={t('cancel')}
          name={name}
          onClose={close}
          onSubmit={async () => {
            await call(block, { body: { member: id } });
            actions.reload();
          }}
        />
      )}
      {confirming === 'delete' && (
        <ConfirmDeleteChat name={name} onClose={close} onDelete={() => actions.deleteChat()} />
      )}
    </>
  );
}
