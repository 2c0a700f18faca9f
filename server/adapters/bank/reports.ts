import type { XmlElement } from '@rgrove/parse-xml';
import { allAt, childrenOf, localName, NotReadable, readXml, textAt } from './xml.ts';

/** Something that came back. */
interface Returned {
  readonly endToEnd: string;
  /** In the bank's code, such as `AC04` for an account that is closed. */
  readonly reason: string;
}

/** Something that the bank has collected for us. */
interface Booked {
  readonly endToEnd: string;
  readonly minor: number;
  readonly on: string | null;
}

/** What a file of a bank says. */
export interface BankReport {
  readonly format: 'pain.002' | 'camt.053' | 'camt.054';
  /** The accounts that it is about, if it says so. */
  readonly accounts: readonly string[];
  readonly returned: readonly Returned[];
  readonly booked: readonly Booked[];
}

/** A bank refused a whole message of ours: somebody has to find out why. */
export class WholeRefused extends NotReadable {
  override name = 'WholeRefused';
}

const UNKNOWN = 'NOTPROVIDED';

const returnedOf = (endToEnd: string | null, reason: string | null): Returned => {
  if (endToEnd === null) throw new NotReadable('a return without its id');
  const isCode = reason !== null && /^[\dA-Z]{2,4}$/.test(reason);
  return { endToEnd, reason: isCode ? reason : UNKNOWN };
};

/** A report on how it went with our messages: pain.002. */
const readStatus = (report: XmlElement): BankReport => {
  const rejectedIn = (group: XmlElement) =>
    allAt(group, 'TxInfAndSts').filter((one) => textAt(one, 'TxSts') === 'RJCT');
  const groups = allAt(report, 'OrgnlPmtInfAndSts');
  const rejected = groups.flatMap(rejectedIn);
  const isWhole =
    (textAt(report, 'OrgnlGrpInfAndSts', 'GrpSts') === 'RJCT' && rejected.length === 0) ||
    groups.some((one) => textAt(one, 'PmtInfSts') === 'RJCT' && rejectedIn(one).length === 0);
  if (isWhole) throw new WholeRefused('a whole message was refused');
  const returned = rejected.map((one) =>
    returnedOf(textAt(one, 'OrgnlEndToEndId'), textAt(one, 'StsRsnInf', 'Rsn', 'Cd')),
  );
  return { format: 'pain.002', accounts: [], returned, booked: [] };
};

/** Cents of an amount as banks write it; null for anything else. */
const minorOf = (amount: string | null): number | null => {
  const [, units, cents = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?0*$/.exec(amount ?? '') ?? [];
  return units === undefined ? null : Number(units) * 100 + Number(cents.padEnd(2, '0'));
};

/** What came in by one debit; null for what names none, and for what went out. */
const bookedOf = (entry: XmlElement, one: XmlElement): Booked | null => {
  const endToEnd = textAt(one, 'Refs', 'EndToEndId');
  const direction = textAt(one, 'CdtDbtInd') ?? textAt(entry, 'CdtDbtInd');
  const amount = textAt(one, 'Amt') ?? textAt(one, 'AmtDtls', 'TxAmt', 'Amt');
  const minor = minorOf(amount ?? textAt(entry, 'Amt'));
  if (endToEnd === null || direction !== 'CRDT' || minor === null) return null;
  const on = textAt(entry, 'BookgDt', 'Dt') ?? textAt(entry, 'BookgDt', 'DtTm')?.slice(0, 10);
  return { endToEnd, minor, on: on !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(on) ? on : null };
};

/**
 * What was booked: a notice (camt.054) or a statement (camt.053). What names a reason for its return
 * has come back.
 */
const readBookings = (format: BankReport['format'], parts: readonly XmlElement[]): BankReport => {
  const single = parts
    .flatMap((part) => allAt(part, 'Ntry'))
    .flatMap((entry) => allAt(entry, 'NtryDtls', 'TxDtls').map((one) => [entry, one] as const));
  const isReturn = ([, one]: (typeof single)[number]) => allAt(one, 'RtrInf').length > 0;
  return {
    format,
    accounts: parts.flatMap((part) => textAt(part, 'Acct', 'Id', 'IBAN') ?? []),
    returned: single
      .filter(isReturn)
      .map(([, one]) =>
        returnedOf(textAt(one, 'Refs', 'EndToEndId'), textAt(one, 'RtrInf', 'Rsn', 'Cd')),
      ),
    booked: single
      .filter((both) => !isReturn(both))
      .flatMap(([entry, one]) => bookedOf(entry, one) ?? []),
  };
};

/** Reads what a bank reports; throws for what it cannot read. */
export const readReport = (text: string): BankReport => {
  const document = readXml(text);
  const [content] = childrenOf(document);
  if (localName(document) !== 'Document' || !content) {
    throw new NotReadable('not a message of a bank');
  }
  switch (localName(content)) {
    case 'CstmrPmtStsRpt':
      return readStatus(content);
    case 'BkToCstmrDbtCdtNtfctn':
      return readBookings('camt.054', allAt(content, 'Ntfctn'));
    case 'BkToCstmrStmt':
      return readBookings('camt.053', allAt(content, 'Stmt'));
    default:
      throw new NotReadable('another kind of message');
  }
};
