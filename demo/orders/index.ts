import type { Caller, Core, Tx } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { siteById } from '#server/features/site/index.ts';
import type { Buyer } from './buyers.ts';
import { callerOf, orderByDebit, placeOrder, spend } from './buyers.ts';
import { openPast } from './past.ts';
import type { Story } from './plan.ts';
import { debits, failures, stories, plainPackages } from './plan.ts';
import { createOrderBatch } from './order-batch.ts';
import { addFinance, refundOrder } from './refunds.ts';

/** The days of which there are orders. */
const DAYS = 42;

/** One in so many of the remaining members buys. */
const EVERY = 4;

/** Where direct debits are ordered. */
const DEBIT_COUNTRY = 'DE';

const DAY_MS = 86_400_000;

/** Something that happened so many days ago. */
interface Step {
  readonly daysAgo: number;
  readonly act: () => Promise<void>;
}

/** Hands out members who had joined by then, each once: those of a country, or any but who pay by debit. */
const createPicker = (now: Date, people: readonly Buyer[]) => {
  const left = new Set(people);
  const pick = (daysAgo: number, country?: string): Buyer => {
    const then = addTime(now, { days: -daysAgo });
    const isFrom = (one: string) => (country ? one === country : one !== DEBIT_COUNTRY);
    const found = [...left].find((one) => one.joined < then && isFrom(one.country));
    if (!found) throw new Error('The demo has too few members.');
    left.delete(found);
    return found;
  };
  return { pick, rest: () => [...left] };
};

/** Whom a buyer writes to: one of the last of the site, who appear in no chat of a case. */
const partnerOf = (people: readonly Buyer[], buyer: Buyer): Buyer => {
  const others = people.filter((one) => one.siteId === buyer.siteId && one !== buyer);
  return others.at(-1 - (people.indexOf(buyer) % Math.min(9, others.length))) ?? buyer;
};

/** What others buy, and what some of them try before it works; every third buys again. */
const plainOrdersOf = (now: Date, { joined }: Buyer, number: number) => {
  const sinceJoined = (now.getTime() - joined.getTime()) / DAY_MS;
  const daysAgo = Math.min(sinceJoined - 0.3, 1.3 + ((number * 16.37) % (DAYS - 2)));
  const bought = {
    daysAgo,
    package: plainPackages[number % plainPackages.length] ?? 0,
    outcome: 'paid',
  } as const;
  const failed = {
    ...bought,
    daysAgo: daysAgo + 0.04,
    outcome: failures[number % failures.length] ?? 'refused',
  };
  const again = { ...bought, daysAgo: daysAgo * 0.4, package: 1 };
  return [
    ...(number % 4 === 1 ? [failed] : []),
    ...(number % 8 === 5 ? [] : [bought]),
    ...(number % 3 === 2 ? [again] : []),
  ];
};

/**
 * Fills the books with orders of some weeks: paid, failed and pending ones, with refunds, disputes and
 * direct debits. Everything is done by the rules of the product, at its own time.
 */
export const addDemoOrders = async (
  core: Core,
  tx: Tx,
  people: readonly Buyer[],
): Promise<void> => {
  const now = core.clock.now();
  const began = addTime(now, { days: -DAYS });
  const past = await openPast(core, tx, began);
  if (!past) return;
  const staff = await addFinance(tx, began);
  const steps: Step[] = [];
  const asMember = async (buyer: Buyer): Promise<Caller> => {
    // Without the transaction: so it is kept, as for all who call.
    const site = await siteById(past.core, buyer.siteId);
    if (!site) throw new Error('A site of the demo is missing.');
    return callerOf(site, buyer);
  };

  const tell = (buyer: Buyer, { daysAgo, outcome, later, spent = 0, ...choice }: Story): void => {
    const act = async () => {
      const caller = await asMember(buyer);
      const id = await placeOrder(past, caller, { method: null, code: null, ...choice });
      if (outcome !== 'given_up') await past.payments.pay(id, outcome);
      if (!later) return;
      const who = { buyer: caller, finance: { ...caller, session: null, staff } };
      const refund = () => refundOrder(past, who, id, later);
      steps.push({ daysAgo: daysAgo - later.after, act: refund });
    };
    steps.push({ daysAgo, act });
    if (spent === 0) return;
    const partner = partnerOf(people, buyer);
    const write = async () => spend(past, await asMember(buyer), partner.profileId, spent);
    steps.push({ daysAgo: daysAgo - 0.05, act: write });
  };

  const { pick, rest } = createPicker(now, people);
  for (const story of stories) tell(pick(story.daysAgo, story.country), story);
  const payers = new Map<number, Buyer>();
  for (const { daysAgo, payer } of debits) {
    const isFirst = !payers.has(payer);
    const buyer = payers.get(payer) ?? pick(daysAgo, DEBIT_COUNTRY);
    payers.set(payer, buyer);
    const choice = { package: payer % 2, code: null };
    const bank = { account: payer + 10, isFirst };
    const act = async () => orderByDebit(past, await asMember(buyer), buyer, choice, bank);
    steps.push({ daysAgo, act });
  }
  const batch = createOrderBatch(past, tx);
  const others = rest().filter((_, index) => index % EVERY === 0);
  for (const [number, buyer] of others.entries()) {
    for (const { daysAgo, ...choice } of plainOrdersOf(now, buyer, number)) {
      const act = async () => batch.add(buyer, (await asMember(buyer)).site, choice);
      steps.push({ daysAgo, act });
    }
  }

  while (steps.length > 0) {
    steps.sort((one, other) => one.daysAgo - other.daysAgo);
    const next = steps.pop();
    if (!next) break;
    await past.moveTo(addTime(now, { days: -next.daysAgo }));
    await next.act();
  }
  await batch.write();
  await past.moveTo(now);
};
