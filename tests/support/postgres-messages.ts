import type { Socket } from 'node:net';

/**
 * Cuts what PostgreSQL and its clients say into messages. The first of a client has no letter: `begin`
 * is called with its code, until it says that the conversation has begun.
 */
export const readMessages = (
  socket: Socket,
  read: (type: string, bytes: Buffer) => void,
  begin?: (code: number, body: Buffer) => boolean,
): void => {
  let rest = Buffer.alloc(0);
  let hasBegun = begin === undefined;
  const next = (): boolean => {
    const head = hasBegun ? 1 : 0;
    if (rest.length < head + 4) return false;
    const end = head + rest.readInt32BE(head);
    if (rest.length < end) return false;
    const bytes = rest.subarray(0, end);
    rest = rest.subarray(end);
    if (hasBegun) read(String.fromCharCode(bytes[0] ?? 0), bytes);
    else hasBegun = begin?.(bytes.readInt32BE(4), bytes.subarray(8)) ?? true;
    return true;
  };
  socket.on('data', (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes]);
    while (next());
  });
};
