import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallError } from '../../contract/core/client.ts';
import { locales } from '../../contract/locales.ts';
import { complaint, complaintFile } from '../../contract/moderation.ts';
import { mailMessages } from '../../messages/mail.ts';
import { tables } from '../../server/db/index.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { addPerson } from '../support/people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

afterAll(() => app.close());

const form = (email: string) =>
  ({
    name: 'Ada',
    email,
    topic: 'payment',
    message: 'I paid once and was asked to pay again.',
  }) as const;

let visitors = 0;

/** Everyone comes from an address of their own, so that no limit is met. */
const somebody = (more: Parameters<TestApp['as']>[0] = {}) => {
  visitors += 1;
  return app.as({ address: `198.51.100.${visitors}`, ...more });
};

const refusalOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(CallError);
  return error as CallError;
};

const rowOf = async (reference: string) => {
  const { complaints } = tables;
  const rows = await app.core.db
    .select()
    .from(complaints)
    .where(eq(complaints.reference, reference));
  return rows[0];
};

describe('a complaint', () => {
  it('[SITE-12] gets a reference number, and its writer follows the status with its key', async () => {
    const answer = await somebody()(complaintFile, { body: form('ada@people.example') });
    expect(answer.reference).toMatch(/^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const seen = await somebody()(complaint, { query: answer });
    expect(seen).toMatchObject({
      reference: answer.reference,
      topic: 'payment',
      status: 'received',
      message: form('').message,
      decision: null,
    });
    const row = await rowOf(answer.reference);
    expect(row).toMatchObject({ siteId: 1, userId: null, email: 'ada@people.example' });
    expect(row?.keyHash).not.toContain(answer.key);
  });

  it('[SITE-12] shows what was decided', async () => {
    const answer = await somebody()(complaintFile, { body: form('bo@people.example') });
    await app.core.db
      .update(tables.complaints)
      .set({ status: 'decided', decision: 'You are right, and here is your money.' })
      .where(eq(tables.complaints.reference, answer.reference));
    const seen = await somebody()(complaint, { query: answer });
    expect(seen.status).toBe('decided');
    expect(seen.decision).toBe('You are right, and here is your money.');
  });

  it('belongs to the member who wrote it, if one did', async () => {
    const person = await addPerson(app.core, 'Cleo');
    const answer = await somebody({ session: person.session })(complaintFile, {
      body: form(person.email),
    });
    expect(await rowOf(answer.reference)).toMatchObject({ userId: person.id });
  });

  it('cannot be told from one that does not exist without the right key', async () => {
    const answer = await somebody()(complaintFile, { body: form('dan@people.example') });
    const other = await somebody()(complaintFile, { body: form('eve@people.example') });
    const wrongKey = await refusalOf(
      somebody()(complaint, { query: { reference: answer.reference, key: other.key } }),
    );
    const wrongNumber = await refusalOf(
      somebody()(complaint, { query: { reference: 'C-0000-0000', key: answer.key } }),
    );
    expect(wrongKey.status).toBe(404);
    expect(wrongKey.answer).toEqual(wrongNumber.answer);
    expect(wrongKey.answer.code).toBe('complaint_not_found');
  });

  it('is not known on another site', async () => {
    const answer = await somebody()(complaintFile, { body: form('fay@people.example') });
    const elsewhere = somebody({ host: 'harbour.localhost' });
    expect((await refusalOf(elsewhere(complaint, { query: answer }))).status).toBe(404);
  });

  it('[API-6] with every field wrong is refused field by field and leaves nothing behind', async () => {
    const before = await app.core.db.$count(tables.complaints);
    const { status, answer } = await refusalOf(
      somebody()(complaintFile, {
        body: { name: ' ', email: 'nobody', topic: 'weather' as 'other', message: 'short' },
      }),
    );
    expect(status).toBe(400);
    expect(answer.fields).toEqual({
      name: { code: 'required', message: 'Please fill this in.' },
      email: { code: 'invalid_email', message: 'Invalid email' },
      topic: { code: 'unknown_choice', message: 'Please choose one.' },
      message: { code: 'too_short', message: 'Please write a little more.' },
    });
    expect(await app.core.db.$count(tables.complaints)).toBe(before);
  });
});

describe('the mail about a complaint', () => {
  it.each(locales)('[SITE-3] [SITE-12] speaks %s and leads to the status', async (locale) => {
    const email = `reader-${locale}@people.example`;
    const writer = somebody({ headers: { cookie: `locale=${locale}` } });
    const answer = await writer(complaintFile, { body: form(email) });
    const [mail] = await app.mailsTo(email);
    const texts = mailMessages[locale].complaint;
    expect(mail?.subject).toBe(texts.subject.replace('{reference}', answer.reference));
    expect(mail?.text).toContain(texts.note);
    expect(mail?.html).toContain(`lang="${locale}"`);
    const link = /http\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    const { pathname, searchParams } = new URL(link);
    expect(pathname).toBe('/complaints');
    expect(Object.fromEntries(searchParams)).toEqual({ ...answer });
  });
});
