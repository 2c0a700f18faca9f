import { constants, deflateRawSync } from 'node:zlib';
import { filledChecksum } from './filled-checksum.ts';

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const EMPTY_LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);
const TRAILER_BYTES = 8;
/** How far back deflate may refer. */
const WINDOW = 32_768;

/** Bytes with holes in which a nonce is written. */
interface Holed {
  readonly bytes: Buffer;
  readonly holes: readonly number[];
}

const fill = ({ bytes, holes }: Holed, nonce: string): Buffer => {
  const filled = Buffer.from(bytes);
  for (const hole of holes) filled.write(nonce, hole, 'latin1');
  return filled;
};

const findHoles = (page: Buffer, nonce: string): number[] => {
  const holes: number[] = [];
  for (let at = page.indexOf(nonce); at !== -1; at = page.indexOf(nonce, at + nonce.length)) {
    holes.push(at);
  }
  return holes;
};

/** Starts a block that holds its bytes as they are. */
const storedBlock = (length: number): Buffer => {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(length ^ 0xffff, 3);
  return head;
};

/**
 * Compresses what lies between the holes and stores the holes as they are. The compressor sees them
 * as zeros, which pages do not hold, so that nothing refers to what a nonce will replace.
 */
const compress = (blank: Buffer, gaps: readonly number[], nonceLength: number): Holed => {
  const pieces: Buffer[] = [GZIP_HEADER];
  const holes: number[] = [];
  let length = GZIP_HEADER.length;
  const add = (piece: Buffer) => {
    pieces.push(piece);
    length += piece.length;
  };
  const addText = (from: number, to: number) => {
    const dictionary = blank.subarray(Math.max(0, from - WINDOW), from);
    add(
      deflateRawSync(blank.subarray(from, to), {
        finishFlush: constants.Z_SYNC_FLUSH,
        ...(from > 0 && { dictionary }),
      }),
    );
  };
  let from = 0;
  for (const hole of gaps) {
    addText(from, hole);
    add(storedBlock(nonceLength));
    holes.push(length);
    add(Buffer.alloc(nonceLength));
    from = hole + nonceLength;
  }
  addText(from, blank.length);
  add(EMPTY_LAST_BLOCK);
  const trailer = Buffer.alloc(TRAILER_BYTES);
  trailer.writeUInt32LE(blank.length, 4);
  add(trailer);
  return { bytes: Buffer.concat(pieces), holes };
};

/** A page whose nonce can be replaced by another of the same length, also after compression. */
export interface NonceTemplate {
  readonly plain: (nonce: string) => Buffer;
  readonly gzip: (nonce: string) => Buffer;
}

/** Makes a template of a page that was rendered with this nonce, which stands nowhere else in it. */
export const nonceTemplate = (page: Buffer, rendered: string): NonceTemplate => {
  const holed: Holed = { bytes: page, holes: findHoles(page, rendered) };
  let compressed: (Holed & { readonly checksum: (nonce: string) => number }) | undefined;
  const compressOnce = () => {
    const blank = fill(holed, '\0'.repeat(rendered.length));
    const checksum = filledChecksum(blank, holed.holes, rendered.length);
    return { ...compress(blank, holed.holes, rendered.length), checksum };
  };
  return {
    plain: (nonce) => fill(holed, nonce),
    gzip: (nonce) => {
      compressed ??= compressOnce();
      const filled = fill(compressed, nonce);
      filled.writeUInt32LE(compressed.checksum(nonce), filled.length - TRAILER_BYTES);
      return filled;
    },
  };
};
