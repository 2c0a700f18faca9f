import type { DebitFileKind } from '#contract/console/index.ts';
import { and, eq, inArray } from '#server/db/sql.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import { newId, lockByName } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { Collection, Message, OwnAccount, Transfer } from '#server/adapters/bank/index.ts';
import {
  bankId,
  canCollect,
  canTransfer,
  debitDocument,
  transferDocument,
} from '#server/adapters/bank/index.ts';
import { findCompanies } from '../debits/companies.ts';
import { DEBIT_PROVIDER } from '../debits/debit-provider.ts';
import type { Day } from '../debits/calendar.ts';
import { addBusinessDays, dayOf } from '../debits/calendar.ts';
import { canCollectDebits, findCreditor } from '../debits/creditor.ts';
import { openDetails } from '../debits/mandates.ts';
import { LEAD_DAYS, refundDay } from '../debits/collection-days.ts';
import { mailDebitAnnouncement } from '../orders/mails/debit-mails.ts';

const { debitRuns, debits, mandates, orders, refunds } = tables;

/** All sites of a company. */
type Sites = ReadonlyMap<number, Site>;

const LOCK_NAME = 'debit-run';
/** What runs call their files: the day, the run, and what is in it. */
const STAGED_FILE = /^[\d-]{10}\.([\da-f-]{36})\.(?:debits|refunds)\.xml$/;

/** Held by all that sends or cancels due debits, so that no debit is both. */
export const lockDebitRun = (tx: Tx): Promise<void> => lockByName(tx, LOCK_NAME);

export const laterOf = (first: string, second: string): string => (first > second ? first : second);

/** What is on the statement of whoever is debited. */
const statementTextOf = (site: Site, { no }: { readonly no: string }): string =>
  `${site.settings.name} ${no}`;

/** Refunds of debits that are due, with all that paying them back needs. */
const findDueRefunds = (tx: Tx, siteIds: number[]) =>
  tx.db
    .select({ refund: refunds, order: orders, debit: debits, mandate: mandates })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(debits, eq(debits.orderId, orders.id))
    .innerJoin(mandates, eq(mandates.id, debits.mandateId))
    .where(
      and(
        eq(refunds.state, 'due'),
        eq(orders.provider, DEBIT_PROVIDER),
        inArray(orders.siteId, siteIds),
      ),
    )
    .for('update', { of: refunds });

const findDueDebits = (tx: Tx, siteIds: number[]) =>
  tx.db
    .select({ order: orders, debit: debits, mandate: mandates })
    .from(debits)
    .innerJoin(orders, eq(orders.id, debits.orderId))
    .innerJoin(mandates, eq(mandates.id, debits.mandateId))
    .where(and(eq(debits.state, 'due'), inArray(orders.siteId, siteIds)))
    .orderBy(debits.endToEnd)
    .for('update', { of: debits });

type DueRefund = Awaited<ReturnType<typeof findDueRefunds>>[number];

const markRefundDone = async (tx: Tx, { refund }: DueRefund): Promise<void> => {
  await tx.db.update(refunds).set({ state: 'done' }).where(eq(refunds.id, refund.id));
};

/** What the bank shall collect, of which order, and whether that is later than its payer was told. */
type DueCollection = Collection & {
  readonly orderId: string;
  readonly isPostponed: boolean;
};

/** What the bank shall collect; what comes late is collected as soon as banks can. */
const prepareCollections = async (
  core: Core,
  tx: Tx,
  sites: Sites,
  message: Message,
): Promise<DueCollection[]> => {
  const earliest = addBusinessDays(dayOf(core.clock.now()), LEAD_DAYS);
  const collections: DueCollection[] = [];
  for (const { order, debit, mandate } of await findDueDebits(tx, [...sites.keys()])) {
    const details = openDetails(core, mandate);
    const site = sites.get(order.siteId);
    if (!details || !site) {
      core.log.error({ order: order.id }, 'a debit cannot be collected: its mandate is unreadable');
      continue;
    }
    const collection = {
      orderId: order.id,
      isPostponed: earliest > debit.collectOn,
      endToEnd: debit.endToEnd,
      minor: order.minor,
      holder: details.holder,
      iban: details.iban,
      text: statementTextOf(site, order),
      on: laterOf(debit.collectOn, earliest),
      sequence: debit.sequence,
      mandate: mandate.reference,
      signedOn: dayOf(mandate.signedAt),
    };
    if (canCollect(message, collection)) collections.push(collection);
    else core.log.error({ order: order.id }, 'a debit cannot be collected: no bank would take it');
  }
  return collections;
};

/** Whether money can go back: it was collected, for certain or as far as the time for paying back allows to wait. */
export const isRefundDue = (
  { debit, refund }: Pick<DueRefund, 'debit' | 'refund'>,
  today: Day,
): boolean => {
  if (debit.state !== 'sent') return debit.state !== 'due';
  return refundDay(debit.collectOn, dayOf(refund.createdAt)) <= today;
};

/** Refunds to transfer: not before the debit was collected, and not at all if the bank returned it. */
const prepareTransfers = async (
  core: Core,
  tx: Tx,
  sites: Sites,
  message: Message,
): Promise<Transfer[]> => {
  const today = dayOf(core.clock.now());
  const transfers: Transfer[] = [];
  for (const dueRefund of await findDueRefunds(tx, [...sites.keys()])) {
    const { refund, order, debit, mandate } = dueRefund;
    const details = openDetails(core, mandate);
    const site = sites.get(order.siteId);
    if (!isRefundDue(dueRefund, today) || !site) continue;
    if (debit.state !== 'returned' && refund.minor > 0) {
      if (!details) {
        core.log.error({ order: order.id }, 'a refund cannot be paid: its mandate is unreadable');
        continue;
      }
      const transfer = {
        endToEnd: bankId('R', refund.id),
        minor: refund.minor,
        holder: details.holder,
        iban: details.iban,
        text: statementTextOf(site, order),
        on: addBusinessDays(today, 1),
      };
      if (!canTransfer(message, transfer)) {
        core.log.error({ order: order.id }, 'a refund cannot be paid: no bank would take it');
        continue;
      }
      transfers.push(transfer);
    }
    await markRefundDone(tx, dueRefund);
  }
  return transfers;
};

/** Whose files are written, and by whom of the staff. */
interface Run {
  readonly companyId: number;
  readonly own: OwnAccount;
  readonly sites: Sites;
  readonly staffId: string | null;
}

const sumOf = (lines: readonly { readonly minor: number }[]): number =>
  lines.reduce((sum, { minor }) => sum + minor, 0);

/** What a file of a run is called. */
export const runFileName = (
  { id, createdAt }: Pick<typeof debitRuns.$inferSelect, 'id' | 'createdAt'>,
  kind: DebitFileKind,
): string => `${dayOf(createdAt)}.${id}.${kind}.xml`;

/**
 * Writes the files of one company, and gives the id of the run; null if nothing is due. They are
 * staged before the commit and handed over after it: a run that is cut off in between is either not
 * known, and its files are thrown away, or it is, and its files are handed over by the next one. So
 * nothing is lost and nothing is collected twice.
 */
export const writeRun = async (core: Core, tx: Tx, run: Run): Promise<string | null> => {
  await lockDebitRun(tx);
  const { bank } = core;
  const { own, sites, companyId, staffId } = run;
  const created = core.clock.now();
  const runId = newId(created.getTime());
  const debitMessage = { id: bankId('C', runId), created, own };
  const transferMessage = { id: bankId('T', runId), created, own };
  const collections = await prepareCollections(core, tx, sites, debitMessage);
  const transfers = await prepareTransfers(core, tx, sites, transferMessage);
  if (collections.length === 0 && transfers.length === 0) return null;
  const minor = sumOf(collections);
  const row = {
    id: runId,
    createdAt: created,
    companyId,
    debits: collections.length,
    minor,
    refunds: transfers.length,
    refundMinor: sumOf(transfers),
    staffId,
  };
  await tx.db.insert(debitRuns).values(row);
  for (const { orderId, on, isPostponed } of collections) {
    const sent = { state: 'sent', runId, collectOn: on } as const;
    await tx.db.update(debits).set(sent).where(eq(debits.orderId, orderId));
    if (isPostponed) await mailDebitAnnouncement(core, tx, orderId);
  }
  const files: string[] = [];
  const stage = async (kind: DebitFileKind, content: string) => {
    const name = runFileName(row, kind);
    await bank.stage(name, content);
    files.push(name);
  };
  if (collections.length > 0) await stage('debits', debitDocument(debitMessage, collections));
  if (transfers.length > 0) await stage('refunds', transferDocument(transferMessage, transfers));
  core.log.info({ run: runId, debits: collections.length, minor }, 'debits written for the bank');
  tx.afterCommit(async () => {
    for (const name of files) await bank.publish(name);
  });
  return runId;
};

/** Hands over or discards the files of a run that was interrupted. Under the lock there is no other run. */
export const finishInterruptedRuns = (core: Core): Promise<void> =>
  core.transact(async (tx) => {
    await lockDebitRun(tx);
    const { bank } = core;
    for (const name of await bank.staged()) {
      const [, runId] = STAGED_FILE.exec(name) ?? [];
      if (runId === undefined) continue;
      const isKnown = (await tx.db.$count(debitRuns, eq(debitRuns.id, runId))) > 0;
      await (isKnown ? bank.publish(name) : bank.discard(name));
    }
  });

/** Writes what is due for the banks of all companies. */
export const runDebits = async (core: Core): Promise<void> => {
  await finishInterruptedRuns(core);
  for (const { id: companyId, sites, first } of await findCompanies(core)) {
    if (!canCollectDebits(core, first)) continue;
    const own = await findCreditor(core, first);
    await core.transact((tx) => writeRun(core, tx, { companyId, own, sites, staffId: null }));
  }
};
