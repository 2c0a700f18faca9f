import { Document } from 'sepa';
import { sepaText } from './sepa-text.ts';

/** Who collects and pays: a company with its account. */
export interface OwnAccount {
  readonly name: string;
  readonly iban: string;
  /** What banks call whoever collects direct debits. */
  readonly id: string;
}

interface Movement {
  readonly endToEnd: string;
  readonly minor: number;
  readonly holder: string;
  readonly iban: string;
  /** What the holder reads on the statement. */
  readonly text: string;
  /** On which day the money moves. */
  readonly on: string;
}

export interface Collection extends Movement {
  readonly sequence: 'FRST' | 'RCUR';
  readonly mandate: string;
  readonly signedOn: string;
}

export type Transfer = Movement;

export interface Message {
  /** At most 26 characters: the ids of what is in it are made of it, and end at 35. */
  readonly id: string;
  readonly created: Date;
  readonly own: OwnAccount;
}

/** Such that it is the same day wherever the server is: the library writes local days. */
const localDay = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
};

const openDocument = (format: string, { id, created, own }: Message) => {
  const document = new Document(format);
  document.grpHdr.id = id;
  document.grpHdr.created = created;
  document.grpHdr.initiatorName = sepaText(own.name, 70);
  return document;
};

/** What the library says of a mistake may hold an account number, which no log may. */
const formatAmount = (document: Document): string => {
  try {
    return document.toString();
  } catch {
    throw new Error('The library refused what was to be written for the bank.');
  }
};

/** A message that asks the bank to collect: pain.008. */
export const debitDocument = (message: Message, collections: readonly Collection[]): string => {
  const { own } = message;
  const document = openDocument('pain.008.001.08', message);
  const groups = Map.groupBy(collections, ({ sequence, on }) => `${on} ${sequence}`);
  for (const [first, ...more] of groups.values()) {
    if (!first) continue;
    const info = document.createPaymentInfo();
    info.sequenceType = first.sequence;
    info.collectionDate = localDay(first.on);
    info.creditorName = sepaText(own.name, 70);
    info.creditorIBAN = own.iban;
    info.creditorId = own.id;
    document.addPaymentInfo(info);
    for (const collection of [first, ...more]) {
      const transaction = info.createTransaction();
      transaction.end2endId = collection.endToEnd;
      transaction.amount = collection.minor / 100;
      transaction.mandateId = collection.mandate;
      transaction.mandateSignatureDate = localDay(collection.signedOn);
      transaction.debtorName = sepaText(collection.holder, 70);
      transaction.debtorIBAN = collection.iban;
      transaction.remittanceInfo = sepaText(collection.text, 140);
      info.addTransaction(transaction);
    }
  }
  return formatAmount(document);
};

/** A message that asks the bank to pay: pain.001. */
export const transferDocument = (message: Message, transfers: readonly Transfer[]): string => {
  const { own } = message;
  const document = openDocument('pain.001.001.09', message);
  for (const [on, group] of Map.groupBy(transfers, (transfer) => transfer.on)) {
    const info = document.createPaymentInfo();
    info.requestedExecutionDate = localDay(on);
    info.debtorName = sepaText(own.name, 70);
    info.debtorIBAN = own.iban;
    document.addPaymentInfo(info);
    for (const transfer of group) {
      const transaction = info.createTransaction();
      transaction.end2endId = transfer.endToEnd;
      transaction.amount = transfer.minor / 100;
      transaction.creditorName = sepaText(transfer.holder, 70);
      transaction.creditorIBAN = transfer.iban;
      transaction.remittanceInfo = sepaText(transfer.text, 140);
      info.addTransaction(transaction);
    }
  }
  return formatAmount(document);
};

const isWritten = (write: () => string): boolean => {
  try {
    write();
    return true;
  } catch {
    return false;
  }
};

/** Whether a line can be part of a message: one that cannot would spoil all the others. */
export const canCollect = (message: Message, collection: Collection): boolean =>
  isWritten(() => debitDocument(message, [collection]));

export const canTransfer = (message: Message, transfer: Transfer): boolean =>
  isWritten(() => transferDocument(message, [transfer]));
