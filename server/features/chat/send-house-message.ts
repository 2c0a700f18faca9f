import type { Core, Tx } from '#server/core/index.ts';
import type { Sender } from './send-context.ts';
import { sendMessage } from './send-message.ts';

interface HouseMessage {
  readonly member: string;
  readonly clientId: string;
  readonly text: string;
}

/** Writes to a member as a fictional profile, on the way that all messages take; its number. */
export const sendHouseMessage = async (
  core: Core,
  tx: Tx,
  sender: Omit<Sender, 'isHouse'>,
  message: HouseMessage,
): Promise<number> => {
  const sent = await sendMessage(
    core,
    tx,
    { ...sender, isHouse: true },
    { ...message, kind: 'text' },
  );
  return sent.message.no;
};
