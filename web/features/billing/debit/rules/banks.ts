/** The commonest banks, by the part of an IBAN that names them. */
const banks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  NL: {
    ABNA: 'ABN AMRO',
    ASNB: 'ASN Bank',
    BUNQ: 'bunq',
    FVLB: 'Van Lanschot Kempen',
    INGB: 'ING',
    KNAB: 'Knab',
    RABO: 'Rabobank',
    RBRB: 'RegioBank',
    REVO: 'Revolut',
    SNSB: 'SNS',
    TRIO: 'Triodos Bank',
  },
  DE: {
    10010010: 'Postbank',
    10011001: 'N26',
    10050000: 'Berliner Sparkasse',
    10077777: 'norisbank',
    12030000: 'DKB',
    20041133: 'comdirect',
    20050550: 'Hamburger Sparkasse',
    37010050: 'Postbank',
    37040044: 'Commerzbank',
    43060967: 'GLS Bank',
    50010060: 'Postbank',
    50010517: 'ING',
    50050201: 'Frankfurter Sparkasse',
    50070010: 'Deutsche Bank',
    70020270: 'HypoVereinsbank',
    70150000: 'Stadtsparkasse München',
    76030080: 'Consorsbank',
  },
  AT: {
    12000: 'UniCredit Bank Austria',
    14000: 'BAWAG',
    20111: 'Erste Bank',
    32000: 'Raiffeisenlandesbank NÖ-Wien',
    34000: 'Raiffeisenlandesbank Oberösterreich',
    60000: 'BAWAG',
  },
  FR: {
    10107: 'BRED',
    10278: 'Crédit Mutuel',
    18206: 'Crédit Agricole',
    20041: 'La Banque Postale',
    30002: 'LCL',
    30003: 'Société Générale',
    30004: 'BNP Paribas',
    30066: 'CIC',
    40618: 'BoursoBank',
  },
  ES: {
    '0049': 'Santander',
    '0073': 'Openbank',
    '0081': 'Banco Sabadell',
    '0128': 'Bankinter',
    '0182': 'BBVA',
    1465: 'ING',
    2080: 'ABANCA',
    2085: 'Ibercaja',
    2095: 'Kutxabank',
    2100: 'CaixaBank',
    2103: 'Unicaja',
  },
  IT: {
    '01005': 'BNL',
    '01030': 'Monte dei Paschi di Siena',
    '02008': 'UniCredit',
    '03015': 'FinecoBank',
    '03062': 'Banca Mediolanum',
    '03069': 'Intesa Sanpaolo',
    '05034': 'Banco BPM',
    '05387': 'BPER Banca',
    '06230': 'Crédit Agricole Italia',
    '07601': 'Poste Italiane',
  },
};

/** Where in an IBAN the bank stands. */
const bankCodePositions: Readonly<Record<string, readonly [from: number, to: number]>> = {
  NL: [4, 8],
  DE: [4, 12],
  AT: [4, 9],
  FR: [4, 9],
  ES: [4, 8],
  IT: [5, 10],
};

/** Belgian banks have whole ranges of numbers. */
const belgianBanks: readonly (readonly [from: number, to: number, bank: string])[] = [
  [1, 49, 'BNP Paribas Fortis'],
  [50, 99, 'Belfius'],
  [300, 399, 'ING'],
  [400, 499, 'KBC'],
];

/** The bank of an account, if it is one of those that are known here. */
export const bankOf = (typed: string): string | null => {
  const iban = typed.replaceAll(/\s/g, '').toUpperCase();
  const country = iban.slice(0, 2);
  if (country === 'BE') {
    const number = Number(iban.slice(4, 7));
    return belgianBanks.find(([from, to]) => number >= from && number <= to)?.[2] ?? null;
  }
  const position = bankCodePositions[country];
  return (position && banks[country]?.[iban.slice(...position)]) ?? null;
};
