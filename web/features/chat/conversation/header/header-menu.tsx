import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { block } from '../../../../../contract/members/member.ts';
import { linkTo } from '../../../../../contract/routes.ts';
import { call } from '../../../../lib/call.ts';
import { Dropdown } from '../../../../ui/dropdown.tsx';
import {
  DropdownCheckItem,
  DropdownItem,
  DropdownLink,
  DropdownSeparator,
} from '../../../../ui/dropdown-items.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { ConversationActions, ConversationState } from '../../conversation-seam.ts';
import { AskDelete } from './ask-delete.tsx';
import { AskFirst } from './ask-first.tsx';

export type HeaderMenuProps = {
  state: ConversationState;
  actions: ConversationActions;
  onReport: () => void;
  /** Told what could not be done. */
  onTrouble: (error: unknown) => void;
};

/** What can be done about a chat and the one it is with. */
export function HeaderMenu({ state, actions, onReport, onTrouble }: HeaderMenuProps) {
  const t = useTranslations('chat');
  const [asking, setAsking] = useState<'block' | 'delete' | null>(null);
  const { profile, chat } = state.open;
  const { id, name } = profile;
  const isThere = profile.state !== 'deleted';
  const close = () => setAsking(null);
  const mute = (muted: boolean) => void actions.mute(muted).catch(onTrouble);
  return (
    <>
      <Dropdown trigger={<IconButton icon="dots" label={t('header.more')} />}>
        {isThere && (
          <DropdownLink icon="user" to={linkTo('members-id', { id })}>
            {t('header.profile')}
          </DropdownLink>
        )}
        {chat && (
          <DropdownCheckItem icon="bell" checked={chat.muted} onCheckedChange={mute}>
            {t('header.mute')}
          </DropdownCheckItem>
        )}
        {isThere && (
          <>
            <DropdownSeparator />
            <DropdownItem icon="flag" onSelect={onReport}>
              {t('header.report', { name })}
            </DropdownItem>
          </>
        )}
        {isThere && profile.state !== 'you_blocked' && (
          <DropdownItem icon="prohibit" onSelect={() => setAsking('block')}>
            {t('header.block', { name })}
          </DropdownItem>
        )}
        {chat && (
          <>
            <DropdownSeparator />
            <DropdownItem icon="trash" tone="danger" onSelect={() => setAsking('delete')}>
              {t('header.delete')}
            </DropdownItem>
          </>
        )}
      </Dropdown>
      {asking === 'block' && (
        <AskFirst
          title={t('block.title', { name })}
          text={t('block.text', { name })}
          submit={t('header.block', { name })}
          cancel={t('cancel')}
          name={name}
          onClose={close}
          onSubmit={async () => {
            await call(block, { body: { member: id } });
            actions.retry();
          }}
        />
      )}
      {asking === 'delete' && (
        <AskDelete name={name} onClose={close} onDelete={() => actions.deleteChat()} />
      )}
    </>
  );
}
