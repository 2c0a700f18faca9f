import { decodeLeet } from './fold.ts';

// Every repetition has an upper end, so that no text can keep these busy.
export const formats = {
  iban: /(?<![a-z0-9])[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){2,7}(?: ?[a-z0-9]{1,3})?(?![a-z0-9])/g,
  bitcoin: /(?<![A-Za-z0-9])(?:bc1[a-z0-9]{25,60}|[13][1-9A-HJ-NP-Za-km-z]{25,34})(?![A-Za-z0-9])/,
  ether: /(?<![A-Za-z0-9])0x[0-9a-fA-F]{40}(?![A-Za-z0-9])/,
  tron: /(?<![A-Za-z0-9])T[1-9A-HJ-NP-Za-km-z]{33}(?![A-Za-z0-9])/,
  payLink: /(?<![a-z0-9])(?:paypal\.me|cash\.app|revolut\.me|ko-fi\.com|gofundme\.com)\/[a-z0-9]/,
  link: /(?<![a-z0-9])(?:(?:wa|t|m)\.me|discord\.gg|(?:instagram|snapchat|facebook)\.com)\/\w/,
  email: /[a-z0-9][a-z0-9._%+-]{0,63}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,3}\.[a-z]{2,24}/,
  looseEmail: /@ {0,2}[a-z0-9-]{1,63} {0,2}\. {0,2}(?:com|net|org)(?![a-z])/,
  provider:
    /@ {0,2}(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|gmx|proton|protonmail)(?![a-z])/,
  handle: /(?<![a-z0-9._@])@(?=[a-z0-9_.]{0,29}[0-9_])(?=[0-9_.]{0,29}[a-z])[a-z0-9_.]{4,30}/,
  digits: /(?<![a-z0-9])\+?\(?\d(?:[ ./()-]{0,3}\d){7,24}(?!\d)/g,
  spelled: /(?<![a-z0-9])(?:[a-z0-9@$][^a-z0-9@$]{1,3}){4,40}[a-z0-9@$](?![a-z0-9])/g,
  clock: /(?<!\d|\d\.)(?:[01]?\d|2[0-3])[:.h][0-5]\d(?!\d|\.\d)/g,
  date: /(?<![\d./-]|\d )[0-3]?\d[./-][0-3]?\d[./-](?:19|20)?\d\d(?![ ./-]?\d)/g,
  spacedDate: /(?<![\d./-]|\d )[0-3]?\d [0-3]?\d (?:19|20)\d\d(?![ ./-]?\d)/g,
  isoDate: /(?<![\d./-]|\d )(?:19|20)\d\d[./-][01]?\d[./-][0-3]?\d(?![ ./-]?\d)/g,
  currencyAfter: /^ ?(?:[€$£%]|eur|kr|zl|pln|usd|dollar|pound|km)/,
  currencyBefore: /(?:[€$£]|eur|usd|kr) ?$/,
} as const;

/** Whether the check digits of an account number fit, which chance hardly ever makes. */
const isIban = (found: string): boolean => {
  const account = found.replaceAll(' ', '');
  if (account.length < 15 || account.length > 34) return false;
  const rearranged = account.slice(4) + account.slice(0, 4);
  return (
    Array.from(rearranged).reduce((rest, sign) => {
      const value = Number.parseInt(sign, 36);
      return (rest * (value > 9 ? 100 : 10) + value) % 97;
    }, 0) === 1
  );
};

/** What may follow an account number reads as part of it, so shorter ones are tried as well. */
const containsIban = (folded: string): boolean =>
  (folded.match(formats.iban) ?? []).some((found) => {
    const parts = found.split(' ');
    return parts.some((_, cut) => isIban(parts.slice(0, parts.length - cut).join('')));
  });

export const hasPaymentDetails = (plainText: string, folded: string): boolean =>
  [formats.bitcoin, formats.ether, formats.tron].some((shape) => shape.test(plainText)) ||
  formats.payLink.test(folded) ||
  containsIban(folded);

const isYear = (group: string) => /^(?:19|20)\d\d$/.test(group);

/** Whether a row of digits reads as a telephone number rather than as years, sums or a list. */
const isPhoneNumber = (digits: string): boolean => {
  const groups = digits.match(/\d{1,32}/g) ?? [];
  const count = groups.join('').length;
  if (count < 8 || count > 15) return false;
  if (groups.every(isYear) || (groups.length > 2 && groups.slice(-2).join('') === '000000')) {
    return false;
  }
  return /^[+(0]/.test(digits) || (groups.length <= 4 && groups.every((group) => group.length > 1));
};

const hasPhoneNumber = (folded: string): boolean => {
  const text = [formats.clock, formats.date, formats.spacedDate, formats.isoDate].reduce(
    (rest, shape) => rest.replaceAll(shape, '#'),
    folded,
  );
  return [...text.matchAll(formats.digits)].some(({ 0: digits, index }) => {
    const end = index + digits.length;
    const isAmount =
      formats.currencyAfter.test(text.slice(end, end + 8)) ||
      formats.currencyBefore.test(text.slice(Math.max(0, index - 5), index));
    return !isAmount && isPhoneNumber(digits);
  });
};

/** Whether a name is spelled out: w h a t s a p p. */
const hasSpelledName = (folded: string, names: Iterable<string>): boolean => {
  const runs = (folded.match(formats.spelled) ?? []).map((run) =>
    decodeLeet(run.replaceAll(/[^a-z0-9@$]/g, '')),
  );
  return runs.length > 0 && [...names].some((name) => runs.some((run) => run.includes(name)));
};

export const hasContactDetails = (folded: string, names: Iterable<string>): boolean =>
  [formats.link, formats.email, formats.looseEmail, formats.provider, formats.handle].some(
    (shape) => shape.test(folded),
  ) ||
  hasPhoneNumber(folded) ||
  hasSpelledName(folded, names);
