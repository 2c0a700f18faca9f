const END_OF_HEAD = '\r\n\r\n';
const END_OF_LINE = '\r\n';

/**
 * Follows the answers on one connection just closely enough to know where each ends. Node's own
 * client costs more than the server it would measure, and would hide how fast that is.
 */
export const followAnswers = (whenDone: (status: number) => void) => {
  let held: Buffer = Buffer.alloc(0);
  let expects: 'head' | 'size' | 'bytes' = 'head';
  let status = 0;
  let chunked = false;
  let left = 0;
  let last = false;

  const upTo = (mark: string): string | null => {
    const at = held.indexOf(mark);
    if (at === -1) return null;
    const text = held.toString('latin1', 0, at);
    held = held.subarray(at + mark.length);
    return text;
  };

  const readHead = (): boolean => {
    const head = upTo(END_OF_HEAD);
    if (head === null) return false;
    status = Number(head.slice(9, 12));
    chunked = /\r\ntransfer-encoding: *chunked/i.test(head);
    left = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
    last = !chunked;
    expects = chunked ? 'size' : 'bytes';
    return true;
  };

  const readSize = (): boolean => {
    const size = upTo(END_OF_LINE);
    if (size === null) return false;
    last = Number.parseInt(size, 16) === 0;
    left = Number.parseInt(size, 16) + END_OF_LINE.length;
    expects = 'bytes';
    return true;
  };

  const readBytes = (): boolean => {
    const taken = Math.min(left, held.length);
    held = held.subarray(taken);
    left -= taken;
    if (left > 0) return false;
    expects = last ? 'head' : 'size';
    if (last) whenDone(status);
    return held.length > 0;
  };

  const steps = { head: readHead, size: readSize, bytes: readBytes };
  return (data: Buffer): void => {
    held = held.length === 0 ? data : Buffer.concat([held, data]);
    while (steps[expects]());
  };
};
