/** How long an IBAN is, by the country it begins with. */
const lengths: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IT: 27,
  LT: 20,
  LU: 20,
  LV: 21,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
};

const compact = (typed: string) => typed.replaceAll(/[^\da-z]/gi, '').toUpperCase();

/** As it is written on paper: capital letters in groups of four. */
export const groupIban = (typed: string): string =>
  compact(typed)
    .slice(0, 34)
    .match(/.{1,4}/g)
    ?.join(' ') ?? '';

/** The same while it is typed: what the field shows, and where the caret then stands. */
export const formatTypedIban = (typed: string, caret: number): { value: string; caret: number } => {
  const value = groupIban(typed);
  const before = compact(typed.slice(0, caret)).length;
  // At the end of a group the caret goes on to the next one when more is typed there.
  const at = before + Math.floor(Math.max(0, before - 1) / 4);
  return { value, caret: Math.min(at, value.length) };
};

/** The rest of an IBAN as one number, by 97: ISO 13616. */
const remainderOf = (iban: string): number => {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const digits = String(Number.parseInt(character, 36));
    remainder = Number(`${remainder}${digits}`) % 97;
  }
  return remainder;
};

/** Whether an IBAN is right, as far as length and checksum tell; the server knows all countries. */
export const isIban = (typed: string): boolean => {
  const iban = compact(typed);
  const length = lengths[iban.slice(0, 2)];
  if (!/^[A-Z]{2}\d{2}[\dA-Z]{11,30}$/.test(iban)) return false;
  return (length === undefined || iban.length === length) && remainderOf(iban) === 1;
};

interface IbanShape {
  readonly country: string;
  readonly length: number;
}

/** What an IBAN looks like: of the country that was typed, or else of the one where one pays. */
export const ibanShape = (typed: string, country: string): IbanShape | null => {
  const typedCountry = compact(typed).slice(0, 2);
  const from = typedCountry.length === 2 ? typedCountry : country;
  const length = lengths[from];
  return length === undefined ? null : { country: from, length };
};
