/** Letters of other scripts that pass for Latin ones, and Latin ones that no accent explains. */
const lookalikes = new Map(
  Object.entries({
    a: 'аαᴀɑ',
    b: 'вьβʙ',
    c: 'сϲᴄ',
    d: 'ԁđðᴅ',
    e: 'еєεᴇ',
    f: 'ꜰ',
    g: 'ɡɢ',
    h: 'нһʜ',
    i: 'іιıɪ',
    j: 'јᴊ',
    k: 'кκᴋ',
    l: 'łӏʟ',
    m: 'мᴍ',
    n: 'пηɴ',
    o: 'оοσøᴏ',
    p: 'рρᴘ',
    r: 'гʀ',
    s: 'ѕꜱ',
    t: 'тτᴛ',
    u: 'υᴜ',
    v: 'νѵᴠ',
    w: 'ωԝшᴡ',
    x: 'хχ',
    y: 'уγʏ',
    z: 'ᴢ',
    ae: 'æ',
    oe: 'œ',
    ss: 'ß',
    th: 'þ',
  }).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
);

/** What is not seen between letters: joiners, fillers, and the frames of keycaps. */
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}|[\u034f\u115f\u1160]|\u20e3/gu;

/** The same text in plain characters, in its own case. */
export const toPlainText = (text: string): string =>
  text.normalize('NFKC').replaceAll(INVISIBLE, '');

/** Lower case, without accents and without borrowed letters. */
export const fold = (text: string): string =>
  toPlainText(text)
    .toLowerCase()
    .replaceAll(/[^\0-\x7f]/gu, (letter) => lookalikes.get(letter) ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');

/** Digits and signs that stand in for letters. */
const leetLetters = new Map(Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }));
leetLetters.set('@', 'a').set('$', 's');

export const decodeLeet = (word: string): string =>
  word.replaceAll(/[013457@$]/g, (sign) => leetLetters.get(sign) ?? sign).replaceAll('_', '');

/** Between sentences; what belongs together stands in one. */
export const SENTENCE_END = '.';

/** Between the parts of a sentence. */
export const CLAUSE_BREAK = ',';

const TOKEN = /[\p{L}\p{N}_@$€£]{1,64}|[.!?:](?=\s|$|[.!?])|[\n…]|[,;–—]/gu;

const TOKEN_PART = /\p{L}{1,64}|\p{N}{1,64}|[@$€£]/gu;

/** Names that somebody goes by elsewhere: @anna, anna_b, anna92. */
const HANDLE_PATTERN =
  /^(?:@[\p{L}\p{N}_]{3,64}|[\p{L}\p{N}]{1,32}_[\p{L}\p{N}_]{1,32}|\p{L}{3,32}\p{N}{2,8})$/u;

export const HANDLE = '@name';

/** A folded text as words and the breaks between them. Names that are known come out as such. */
export const tokenise = (folded: string, knownNames: ReadonlySet<string>): string[] =>
  (folded.match(TOKEN) ?? []).flatMap((piece) => {
    if (/^[.!?\n…]/.test(piece)) return [SENTENCE_END];
    if (/^[,;:–—]/.test(piece)) return [CLAUSE_BREAK];
    if (/^\p{L}{1,64}$/u.test(piece)) return [piece];
    const letters = decodeLeet(piece);
    if (knownNames.has(letters)) return [letters];
    if (HANDLE_PATTERN.test(piece)) return [HANDLE];
    return piece.match(TOKEN_PART) ?? [];
  });
