/** An id of ours in as few characters as all banks take, behind a letter that tells its kind. */
export const bankId = (kind: 'D' | 'R' | 'C' | 'T', uuid: string): string =>
  kind +
  BigInt(`0x${uuid.replaceAll('-', '')}`)
    .toString(36)
    .toUpperCase()
    .padStart(25, '0');

const transliterate: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '’': "'",
  '–': '-',
  '&': '+',
};

/** A text in the letters that every bank in Europe takes. */
export const sepaText = (text: string, max: number): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|&/gu, (sign) => transliterate[sign] ?? ' ')
    .replaceAll(/[^\w /?:().,'+-]|_/g, ' ')
    .replaceAll(/ +/g, ' ')
    .replaceAll('//', '/')
    .trim()
    .slice(0, max)
    .trim() || 'NOTPROVIDED';
