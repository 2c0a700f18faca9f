export { canCollect, canTransfer, debitDocument, transferDocument } from './documents.ts';
export type { Collection, Message, OwnAccount, Transfer } from './documents.ts';
export { BANK_FOLDERS, openBankFolder } from './bank-folder.ts';
export type { BankFolder } from './bank-folder.ts';
export { readReport, WholeRefused } from './reports.ts';
export type { BankReport } from './reports.ts';
export { bankId } from './sepa-text.ts';
export { NotReadable } from './xml.ts';
