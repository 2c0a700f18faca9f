import sharp from 'sharp';

/** HEIC needs a decoder under patents, which only some builds of the library have. */
export const READS_HEIC = sharp.format.heif.input.fileSuffix?.includes('.heic') ?? false;

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis'];

const hasMagic = (bytes: Buffer): boolean => {
  const head = bytes.toString('latin1', 0, 12);
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    /^RIFF[^]{4}WEBP/.test(head) ||
    (READS_HEIC && head.startsWith('ftyp', 4) && HEIC_BRANDS.includes(head.slice(8)))
  );
};

const PAGE = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)/i;
/** The longest end of a ZIP file: its last record with a comment. */
const ZIP_END = 22 + 0xff_ff;
const PDF_HEAD = 1024;

/** Whether the bytes end as a ZIP file does, so that other programs would unpack them. */
const endsAsZip = (end: Buffer): boolean => {
  const at = end.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  return at !== -1 && at + 22 <= end.length && at + 22 + end.readUInt16LE(at + 20) === end.length;
};

/** Whether a picture is a page, an archive or a document at the same time. */
const isMore = (bytes: Buffer): boolean => {
  const end = bytes.subarray(-ZIP_END);
  return (
    bytes.toString('latin1', 0, PDF_HEAD).includes('%PDF-') ||
    PAGE.test(bytes.toString('latin1', 0, ZIP_END)) ||
    PAGE.test(end.toString('latin1')) ||
    endsAsZip(end)
  );
};

/** Whether bytes are a picture of a kind we take, and nothing else. What they are called does not count. */
export const isPicture = (bytes: Buffer): boolean => hasMagic(bytes) && !isMore(bytes);
