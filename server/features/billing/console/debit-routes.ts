import * as contract from '#contract/console/index.ts';
import type { Route } from '#server/http/index.ts';
import { route, routeWithPrepare } from '#server/http/index.ts';
import { prepareUpload, readBankFile, takeUpload } from './bank-files.ts';
import { readDebits } from './read-debits.ts';
import { findPayment, readReconciliation, takeOver } from './reconciliation.ts';
import { prepareRun, takeDebitFile, writeDebits } from './write-debits.ts';

/** What the console asks about direct debits, and about differences with those who hold the money. */
export const consoleDebitRoutes: readonly Route[] = [
  route(contract.debitsRead, ({ core, caller, query }) => readDebits(core, caller, query)),

  routeWithPrepare(
    contract.debitsWrite,
    ({ core, caller, body }) => prepareRun(core, caller, body.company),
    ({ core, tx, caller, prepared }) => writeDebits(core, tx, caller, prepared),
  ),

  route(contract.debitFile, ({ core, caller, query }) => takeDebitFile(core, caller, query)),

  route(contract.bankFileRead, ({ core, caller, query }) => readBankFile(core, caller, query.id)),

  routeWithPrepare(
    contract.bankFileTake,
    ({ core, caller, body }) => prepareUpload(core, caller, body),
    ({ core, tx, caller, query, prepared }) => takeUpload(core, tx, caller, query.name, prepared),
  ),

  route(contract.reconciliationRead, ({ core, caller, query }) =>
    readReconciliation(core, caller, query),
  ),

  routeWithPrepare(
    contract.paymentTakeOver,
    ({ core, caller, body }) => findPayment(core, caller, body.order),
    ({ core, tx, caller, body, prepared }) => takeOver(core, tx, caller, body.order, prepared),
  ),
];
