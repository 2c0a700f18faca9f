import { join } from 'node:path';
import { and, eq, inArray } from '../../../db/sql.ts';
import type { Core, Site, Tx } from '../../../core/index.ts';
import { newId, lockByName } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import type {
  BankFolder,
  Collection,
  Message,
  OwnAccount,
  Transfer,
} from '../../../adapters/bank/index.ts';
import {
  bankId,
  canCollect,
  canTransfer,
  debitDocument,
  openBankFolder,
  transferDocument,
} from '../../../adapters/bank/index.ts';
import { readSites, siteById } from '../../site/index.ts';
import { DEBIT } from './allowance.ts';
import type { Day } from './calendar.ts';
import { businessDay, dayOf } from './calendar.ts';
import { collects, creditorOf } from './creditor.ts';
import { detailsOf } from './mandates.ts';
import { LEAD_DAYS, refundDay } from './days.ts';
import { announceDebit } from './letters.ts';

const { debitRuns, debits, mandates, orders, refunds } = tables;

/** All sites of a company. */
type Sites = ReadonlyMap<number, Site>;

const LOCK = 'debit-run';
/** What runs call their files: the day, the run, and what is in it. */
const STAGED = /^[\d-]{10}\.([\da-f-]{36})\.(?:debits|refunds)\.xml$/;

/** Whoever sends or drops debits that are due takes turns. */
export const takeRun = (tx: Tx): Promise<void> => lockByName(tx, LOCK);

export const bankOf = ({ config }: Core): BankFolder =>
  openBankFolder(join(config.dataDir, 'bank'));

const latest = (one: string, other: string): string => (one > other ? one : other);

/** What is on the statement of whoever is debited. */
const textFor = (site: Site, { no }: { readonly no: string }): string =>
  `${site.settings.name} ${no}`;

/** Refunds of debits that are due, with all that paying them back needs. */
const dueRefunds = (tx: Tx, siteIds: number[]) =>
  tx.db
    .select({ refund: refunds, order: orders, debit: debits, mandate: mandates })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(debits, eq(debits.orderId, orders.id))
    .innerJoin(mandates, eq(mandates.id, debits.mandateId))
    .where(
      and(eq(refunds.state, 'due'), eq(orders.provider, DEBIT), inArray(orders.siteId, siteIds)),
    )
    .for('update', { of: refunds });

const dueDebits = (tx: Tx, siteIds: number[]) =>
  tx.db
    .select({ order: orders, debit: debits, mandate: mandates })
    .from(debits)
    .innerJoin(orders, eq(orders.id, debits.orderId))
    .innerJoin(mandates, eq(mandates.id, debits.mandateId))
    .where(and(eq(debits.state, 'due'), inArray(orders.siteId, siteIds)))
    .orderBy(debits.endToEnd)
    .for('update', { of: debits });

type DueRefund = Awaited<ReturnType<typeof dueRefunds>>[number];

const done = async (tx: Tx, { refund }: DueRefund): Promise<void> => {
  await tx.db.update(refunds).set({ state: 'done' }).where(eq(refunds.id, refund.id));
};

/** What the bank shall collect, of which order, and whether that is later than its payer was told. */
type Due = Collection & {
  readonly orderId: string;
  readonly isLater: boolean;
};

/** What the bank shall collect; what comes late is collected as soon as banks can. */
const dueCollections = async (
  core: Core,
  tx: Tx,
  sites: Sites,
  message: Message,
): Promise<Due[]> => {
  const soonest = businessDay(dayOf(core.clock.now()), LEAD_DAYS);
  const collections: Due[] = [];
  for (const { order, debit, mandate } of await dueDebits(tx, [...sites.keys()])) {
    const details = detailsOf(core, mandate);
    const site = sites.get(order.siteId);
    if (!details || !site) {
      core.log.error({ order: order.id }, 'a debit cannot be collected: its mandate is unreadable');
      continue;
    }
    const collection = {
      orderId: order.id,
      isLater: soonest > debit.collectOn,
      endToEnd: debit.endToEnd,
      minor: order.minor,
      holder: details.holder,
      iban: details.iban,
      text: textFor(site, order),
      on: latest(debit.collectOn, soonest),
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
const canGoBack = ({ debit, refund }: DueRefund, today: Day): boolean => {
  if (debit.state !== 'sent') return debit.state !== 'due';
  return refundDay(debit.collectOn, dayOf(refund.createdAt)) <= today;
};

/** What goes back: not before it was collected, and not at all if the bank took it back itself. */
const payBack = async (core: Core, tx: Tx, sites: Sites, message: Message): Promise<Transfer[]> => {
  const today = dayOf(core.clock.now());
  const transfers: Transfer[] = [];
  for (const one of await dueRefunds(tx, [...sites.keys()])) {
    const { refund, order, debit, mandate } = one;
    const details = detailsOf(core, mandate);
    const site = sites.get(order.siteId);
    if (!canGoBack(one, today) || !site) continue;
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
        text: textFor(site, order),
        on: businessDay(today, 1),
      };
      if (!canTransfer(message, transfer)) {
        core.log.error({ order: order.id }, 'a refund cannot be paid: no bank would take it');
        continue;
      }
      transfers.push(transfer);
    }
    await done(tx, one);
  }
  return transfers;
};

/**
 * Writes the files of one company. They are staged before the commit and handed over after it: a run
 * that is cut off in between is either not known, and its files are thrown away, or it is, and its
 * files are handed over by the next one. So nothing is lost and nothing is collected twice.
 */
const runFor = (core: Core, bank: BankFolder, own: OwnAccount, sites: Sites): Promise<void> =>
  core.transact(async (tx) => {
    await takeRun(tx);
    const created = core.clock.now();
    const runId = newId(created.getTime());
    const debiting = { id: bankId('C', runId), created, own };
    const paying = { id: bankId('T', runId), created, own };
    const collections = await dueCollections(core, tx, sites, debiting);
    const transfers = await payBack(core, tx, sites, paying);
    if (collections.length === 0 && transfers.length === 0) return;
    const minor = collections.reduce((sum, one) => sum + one.minor, 0);
    const run = { id: runId, createdAt: created, debits: collections.length, minor };
    await tx.db.insert(debitRuns).values(run);
    for (const { orderId, on, isLater } of collections) {
      const sent = { state: 'sent', runId, collectOn: on } as const;
      await tx.db.update(debits).set(sent).where(eq(debits.orderId, orderId));
      if (isLater) await announceDebit(core, tx, orderId);
    }
    const files: string[] = [];
    const stage = async (what: 'debits' | 'refunds', content: string) => {
      const name = `${dayOf(created)}.${runId}.${what}.xml`;
      await bank.stage(name, content);
      files.push(name);
    };
    if (collections.length > 0) await stage('debits', debitDocument(debiting, collections));
    if (transfers.length > 0) await stage('refunds', transferDocument(paying, transfers));
    core.log.info({ run: runId, debits: collections.length, minor }, 'debits written for the bank');
    tx.afterCommit(async () => {
      for (const name of files) await bank.publish(name);
    });
  });

/** Brings to an end what a run left that was cut off. Whoever holds the lock meets no other run. */
const tidy = (core: Core, bank: BankFolder): Promise<void> =>
  core.transact(async (tx) => {
    await takeRun(tx);
    for (const name of await bank.staged()) {
      const [, runId] = STAGED.exec(name) ?? [];
      if (runId === undefined) continue;
      const isKnown = (await tx.db.$count(debitRuns, eq(debitRuns.id, runId))) > 0;
      await (isKnown ? bank.publish(name) : bank.discard(name));
    }
  });

/** Writes what is due for the banks of all companies. */
export const runDebits = async (core: Core): Promise<void> => {
  const bank = bankOf(core);
  await tidy(core, bank);
  const companies = Map.groupBy(await readSites(core, core.db), ({ companyId }) => companyId);
  for (const rows of companies.values()) {
    const sites = new Map<number, Site>();
    for (const { id } of rows) {
      const site = await siteById(core, id);
      if (site) sites.set(id, site);
    }
    const [first] = sites.values();
    if (first && collects(core, first)) {
      await runFor(core, bank, await creditorOf(core, first), sites);
    }
  }
};
