import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { checksumIBAN } from 'sepa';
import type { OrderView } from '#contract/billing/index.ts';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { confirmationDay } from '#server/features/billing/debits/collection-days.ts';
import type { TestApp } from './app.ts';
import type { SentMail } from './outbox.ts';
import type { OrderOptions } from './payments.ts';
import { as, orderFor, runBillingJob } from './payments.ts';
import type { Person } from './people.ts';
import { withSettings } from './sites.ts';

const { debits } = tables;

let made = 0;

/** An account that nobody has, another one each time. */
export const newIban = (): string => {
  made += 1;
  return checksumIBAN(`DE0050010517${String(made).padStart(10, '0')}`);
};

/** A mobile number, another one each time. */
export const newPhone = (): string => {
  made += 1;
  return `+316${String(12_000_000 + made)}`;
};

/** Has a code sent, and reads it where it arrives. */
export const codeFor = async (
  app: TestApp,
  person: Person,
  phone: string,
  sent = 1,
): Promise<string> => {
  await as(app, person)(api.debitCode, { body: { phone } });
  const texts = await app.mailsTo(phone, sent);
  return /\d{6}/.exec(texts.at(-1)?.text ?? '')?.[0] ?? '';
};

/** What the form would send, with a code that was just sent to the number in it. */
export const debitFor = async (
  app: TestApp,
  person: Person,
  { iban = newIban(), ...wanted }: OrderOptions & { readonly iban?: string } = {},
) => {
  const {
    client_id,
    package: id,
    minor,
    code,
  } = await orderFor(app, person, {
    ...wanted,
    method: 'directdebit',
  });
  const phone = newPhone();
  return {
    client_id,
    package: id,
    minor,
    code,
    holder: 'Zoë Müller',
    iban,
    street: 'Invented Street',
    house_number: '1a',
    postal_code: '1000 AA',
    city: 'Nowhere',
    phone,
    sms_code: await codeFor(app, person, phone),
    authorised: true as const,
  };
};

/** Sends the form. */
export const sendDebit = (
  app: TestApp,
  person: Person,
  body: Awaited<ReturnType<typeof debitFor>>,
) => as(app, person)(api.debitOrder, { body });

/** How fields are refused, each with its code. */
export const fields = (wrong: Readonly<Record<string, string>>) => ({
  answer: {
    code: 'invalid_input',
    fields: Object.fromEntries(Object.entries(wrong).map(([name, code]) => [name, { code }])),
  },
});

export const wrongCode = (right: string): string => (right === '123456' ? '654321' : '123456');

/** Gives a mandate and orders with it. */
export const debit = async (
  app: TestApp,
  person: Person,
  wanted: Parameters<typeof debitFor>[2] = {},
): Promise<OrderView> => {
  const body = await debitFor(app, person, wanted);
  return (await sendDebit(app, person, body)).order;
};

/** Orders once more with the mandate that there is. */
export const debitAgain = async (app: TestApp, person: Person, wanted: OrderOptions = {}) => {
  const body = await orderFor(app, person, { ...wanted, method: 'directdebit' });
  return (await as(app, person)(api.order, { body })).order;
};

export const debitRow = async ({ core: { db } }: TestApp, orderId: string) => {
  const [row] = await db.select().from(debits).where(eq(debits.orderId, orderId));
  return row;
};

/** How the bank calls the debit of an order. */
export const endToEndOf = async (app: TestApp, { id }: Pick<OrderView, 'id'>): Promise<string> =>
  (await debitRow(app, id))?.endToEnd ?? '';

/** Does something while credits wait for the bank. */
export const whenCollected = (app: TestApp, work: () => Promise<void>): Promise<void> =>
  withSettings(app, { direct_debit_credits: 'when_collected' }, work);

/** The mail that follows the announcement of a debit, whose documents may hold it up. */
export const nextMail = async (app: TestApp, { email }: Person): Promise<SentMail | undefined> =>
  (await app.mailsTo(email, 2)).find(({ subject }) => !subject.startsWith('Direct debit of'));

export const exchangeBankFiles = (app: TestApp): Promise<void> =>
  runBillingJob(app, 'billing.bank');

const folder = ({ dataDir }: TestApp, name: string) => join(dataDir, 'bank', name);

export const bankFiles = async (app: TestApp, name: string): Promise<string[]> =>
  (await readdir(folder(app, name)).catch((): string[] => [])).toSorted();

/** What the operator does with files that could not be read. */
export const clearFailed = (app: TestApp): Promise<void> =>
  rm(folder(app, 'failed'), { recursive: true });

export const bankFile = (app: TestApp, name: string, file: string): Promise<string> =>
  readFile(join(folder(app, name), file), 'utf8');

/** Puts a file where the bank would. */
export const dropFile = async (app: TestApp, file: string, content: string): Promise<void> => {
  await mkdir(folder(app, 'in'), { recursive: true });
  await writeFile(join(folder(app, 'in'), file), content);
};

/** A notice that debits came back. */
export const camt = (reason: string, ...endToEnd: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn>
<GrpHdr><MsgId>N1</MsgId></GrpHdr><Ntfctn>${endToEnd
    .map(
      (id) => `<Ntry><NtryDtls><TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs>
<RtrInf><Rsn><Cd>${reason}</Cd></Rsn></RtrInf></TxDtls></NtryDtls></Ntry>`,
    )
    .join('')}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`;

/** A report on a message of ours: some of it accepted, some refused. */
export const pain002 = (states: Readonly<Record<string, 'ACCP' | 'RJCT'>>): string =>
  `<?xml version="1.0"?><p:Document xmlns:p="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10">
<p:CstmrPmtStsRpt><p:OrgnlPmtInfAndSts>${Object.entries(states)
    .map(
      ([id, state]) => `<p:TxInfAndSts><p:OrgnlEndToEndId>${id}</p:OrgnlEndToEndId>
<p:TxSts>${state}</p:TxSts><p:StsRsnInf><p:Rsn><p:Cd>AM04</p:Cd></p:Rsn></p:StsRsnInf>
</p:TxInfAndSts>`,
    )
    .join('')}</p:OrgnlPmtInfAndSts></p:CstmrPmtStsRpt></p:Document>`;

/** Moves to the noon of the next day. */
export const toNoon = ({ clock }: TestApp): void => {
  const now = clock.now();
  const noon = new Date(now);
  noon.setUTCHours(36, 0, 0, 0);
  clock.forward({ seconds: Math.round((noon.getTime() - now.getTime()) / 1000) });
};

/** Goes to the noon of a day. */
export const goTo = ({ clock }: TestApp, day: string): void => {
  const seconds = (Date.parse(`${day}T12:00:00Z`) - clock.now().getTime()) / 1000;
  clock.forward({ seconds: Math.round(seconds) });
};

/** Hands an order over to the bank; tells when it collects. */
export const sendToBank = async (app: TestApp, { id }: OrderView): Promise<string> => {
  await exchangeBankFiles(app);
  return (await debitRow(app, id))?.collectOn ?? '';
};

/** The bank collects an order, and its time to answer goes by. */
export const collect = async (app: TestApp, order: OrderView): Promise<void> => {
  goTo(app, confirmationDay(await sendToBank(app, order)));
  await exchangeBankFiles(app);
};
