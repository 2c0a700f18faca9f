import { inflateSync } from 'node:zlib';

const [HEADER_BYTES, ENTRY_BYTES] = [44, 20];
const [PLAIN_HEADER_BYTES, PLAIN_ENTRY_BYTES] = [12, 16];

/**
 * A packed font as a plain one. What reads fonts unpacks all letters of a packed one again for each
 * that it looks at, which took most of the time of drawing a page.
 */
export const unpackWoff = (packed: Buffer): Buffer => {
  const count = packed.readUInt16BE(12);
  const directory = Buffer.alloc(PLAIN_HEADER_BYTES + count * PLAIN_ENTRY_BYTES);
  packed.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const parts = [directory];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    const [from, size, full] = [4, 8, 12].map((of) => packed.readUInt32BE(entry + of));
    const stored = packed.subarray(from, (from ?? 0) + (size ?? 0));
    const table = size === full ? stored : inflateSync(stored);
    const to = PLAIN_HEADER_BYTES + index * PLAIN_ENTRY_BYTES;
    packed.copy(directory, to, entry, entry + 4);
    packed.copy(directory, to + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(offset, to + 8);
    directory.writeUInt32BE(table.length, to + 12);
    // Tables begin at a multiple of four bytes.
    const filled = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(filled);
    parts.push(filled);
    offset += filled.length;
  }
  return Buffer.concat(parts);
};
