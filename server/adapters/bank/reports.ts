import type { XmlElement } from '@rgrove/parse-xml';
import { allAt, childrenOf, localName, NotReadable, readXml, textAt } from './xml.ts';

/** Something that came back. */
export interface Returned {
  readonly endToEnd: string;
  /** In the bank's code, such as `AC04` for an account that is closed. */
  readonly reason: string;
}

const UNKNOWN = 'NOTPROVIDED';

const returnedOf = (endToEnd: string | null, reason: string | null): Returned => {
  if (endToEnd === null) throw new NotReadable('a return without its id');
  const isCode = reason !== null && /^[\dA-Z]{2,4}$/.test(reason);
  return { endToEnd, reason: isCode ? reason : UNKNOWN };
};

/** A report on how it went with our messages: pain.002. */
const readStatus = (report: XmlElement): Returned[] => {
  const rejectedIn = (group: XmlElement) =>
    allAt(group, 'TxInfAndSts').filter((one) => textAt(one, 'TxSts') === 'RJCT');
  const groups = allAt(report, 'OrgnlPmtInfAndSts');
  const rejected = groups.flatMap(rejectedIn);
  const isWhole =
    (textAt(report, 'OrgnlGrpInfAndSts', 'GrpSts') === 'RJCT' && rejected.length === 0) ||
    groups.some((one) => textAt(one, 'PmtInfSts') === 'RJCT' && rejectedIn(one).length === 0);
  // A message or a group that was refused as a whole has to be looked at by somebody.
  if (isWhole) throw new NotReadable('a whole message was refused');
  return rejected.map((one) =>
    returnedOf(textAt(one, 'OrgnlEndToEndId'), textAt(one, 'StsRsnInf', 'Rsn', 'Cd')),
  );
};

/** A notice of what was booked: camt.054; what names a reason for its return has come back. */
const readNotice = (notice: XmlElement): Returned[] =>
  allAt(notice, 'Ntfctn', 'Ntry', 'NtryDtls', 'TxDtls')
    .filter((one) => allAt(one, 'RtrInf').length > 0)
    .map((one) =>
      returnedOf(textAt(one, 'Refs', 'EndToEndId'), textAt(one, 'RtrInf', 'Rsn', 'Cd')),
    );

/** Reads what a bank reports to have come back; throws for what it cannot read. */
export const readReport = (text: string): Returned[] => {
  const document = readXml(text);
  const [content] = childrenOf(document);
  if (localName(document) !== 'Document' || !content) {
    throw new NotReadable('not a message of a bank');
  }
  if (localName(content) === 'CstmrPmtStsRpt') return readStatus(content);
  if (localName(content) === 'BkToCstmrDbtCdtNtfctn') return readNotice(content);
  throw new NotReadable('another kind of message');
};
