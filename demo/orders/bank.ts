import { asc, eq } from '#server/db/sql.ts';
import type { Core } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';

const { debits, orders } = tables;

/** A file that a bank sends. */
interface BankFile {
  readonly name: string;
  readonly content: string;
}

type Debit = typeof debits.$inferSelect & { readonly minor: number };

const amountOf = (minor: number) => (minor / 100).toFixed(2);

const document = (day: string, no: number, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08">
  <BkToCstmrDbtCdtNtfctn>
    <GrpHdr><MsgId>${day}-${no}</MsgId><CreDtTm>${day}T02:00:00Z</CreDtTm></GrpHdr>
    <Ntfctn><Id>${day}-${no}</Id>${entries.join('')}</Ntfctn>
  </BkToCstmrDbtCdtNtfctn>
</Document>
`;

const entry = (
  { endToEnd, minor }: Debit,
  day: string,
  direction: 'CRDT' | 'DBIT',
  rest = '',
): string => `
      <Ntry><Amt Ccy="EUR">${amountOf(minor)}</Amt><CdtDbtInd>${direction}</CdtDbtInd>
        <BookgDt><Dt>${day}</Dt></BookgDt>
        <NtryDtls><TxDtls><Refs><EndToEndId>${endToEnd}</EndToEndId></Refs>
          <Amt Ccy="EUR">${amountOf(minor)}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${rest}
        </TxDtls></NtryDtls></Ntry>`;

/** Without enough money in the account. */
const NO_FUNDS = '<RtrInf><Rsn><Cd>AM04</Cd></Rsn></RtrInf>';

/** Days after a collection in which the one comes back that does. */
const RETURNED_AFTER = 2;

/** What the bank keeps of one debit for itself. */
const FEE_MINOR = 35;

/** Days after which every debit is closed that was not returned. */
const CLOSED_AFTER = 12;

const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);

/** What there is to exchange with the bank in a night. */
interface BankNight {
  /** Whether anything was ordered, is reported or can be closed. */
  readonly isDue: boolean;
  readonly files: readonly BankFile[];
}

/**
 * What the bank sends in the night after debits were due: what it has booked, the third debit of all
 * without its fee, and the second one back a while later.
 */
export const readBankNight = async ({ db, clock }: Core): Promise<BankNight> => {
  const now = clock.now();
  const today = dayBefore(now, 0);
  const rows = await db
    .select({ debit: debits, minor: orders.minor })
    .from(debits)
    .innerJoin(orders, eq(orders.id, debits.orderId))
    .orderBy(asc(orders.createdAt));
  const all = rows.map(({ debit, minor }, index) => ({ ...debit, minor, index }));
  const sent = all.filter(({ state, collectOn }) => state === 'sent' && collectOn < today);
  const booked = sent
    .filter(({ bookedMinor }) => bookedMinor === null)
    .map((one) => (one.index === 2 ? { ...one, minor: one.minor - FEE_MINOR } : one));
  const back = sent.filter(
    ({ index, collectOn }) => index === 1 && collectOn <= dayBefore(now, RETURNED_AFTER),
  );
  const file = (no: number, entries: readonly string[]): BankFile[] =>
    entries.length > 0
      ? [{ name: `camt054-${today}-${no}.xml`, content: document(today, no, entries) }]
      : [];
  const files = [
    ...file(
      1,
      booked.map((one) => entry(one, one.collectOn, 'CRDT')),
    ),
    ...file(
      2,
      back.map((one) => entry(one, today, 'DBIT', NO_FUNDS)),
    ),
  ];
  const isOrdered = all.some(({ state }) => state === 'due');
  const isOver = sent.some(({ collectOn }) => collectOn <= dayBefore(now, CLOSED_AFTER));
  return { isDue: files.length > 0 || isOrdered || isOver, files };
};
