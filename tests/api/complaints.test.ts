import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#contract/core/endpoint.ts';
import { locales } from '#contract/locales.ts';
import { complaint, complaintFile } from '#contract/moderation.ts';
import en from '#messages/en/public.ts';
import { hashOf } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { Caller } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { expectMail, linkIn } from '../support/mail-texts.ts';
import { addPerson } from '../support/people.ts';

const app = await appOfFile();

let calls = 0;

/** Somebody at an address of their own, so that no limit is reached. */
const visitor = (caller: Caller = {}) => {
  calls += 1;
  return app.as({ address: `10.0.${calls >> 8}.${calls & 255}`, ...caller });
};

const form = {
  name: 'Ada',
  email: 'ada@people.example',
  topic: 'content',
  message: 'Somebody uses a photo of my dog.',
} as const;

const file = (changes: Partial<typeof complaintFile.body._zod.input> = {}, caller: Caller = {}) =>
  visitor(caller)(complaintFile, { body: { ...form, ...changes } });

const rowOf = async (reference: string) => {
  const { complaints } = tables;
  const [row] = await app.core.db
    .select()
    .from(complaints)
    .where(eq(complaints.reference, reference));
  return row;
};

describe('filing a complaint', () => {
  it('[SITE-12] answers with a reference number and a key', async () => {
    const { reference, key } = await file();
    expect(reference).toMatch(/^C-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await rowOf(reference)).toMatchObject({
      ...form,
      siteId: 1,
      userId: null,
      status: 'received',
      decision: null,
      keyHash: hashOf(key),
    });
    expect(JSON.stringify(await rowOf(reference))).not.toContain(key);
  });

  it('[SITE-12] keeps what was written, without the space around it', async () => {
    const message = '  Line one is “quoted” <b>.\n\nLine two has an emoji 💘 and a tab\t.  ';
    const { reference } = await file({ message, name: ' Zoë ' });
    expect(await rowOf(reference)).toMatchObject({ message: message.trim(), name: 'Zoë' });
  });

  it('[SITE-12] keeps the address in lower case, and mails to it', async () => {
    const { reference } = await file({ email: ' Ada.Typed@People.Example ' });
    const email = 'ada.typed@people.example';
    expect(await rowOf(reference)).toMatchObject({ email });
    expect(await app.mailsTo(email)).toHaveLength(1);
  });

  it('[SITE-12] remembers the member who wrote it, as long as there is one', async () => {
    const { id, session } = await addPerson(app.core, 'Bo');
    const { reference } = await file({}, { session });
    expect(await rowOf(reference)).toMatchObject({ userId: id });
    await app.core.db.delete(tables.users).where(eq(tables.users.id, id));
    expect(await rowOf(reference)).toMatchObject({ userId: null });
  });

  it.each([
    [
      'nothing',
      {},
      { name: 'required', email: 'required', topic: 'unknown_choice', message: 'required' },
    ],
    ['only spaces', { ...form, name: '   ' }, { name: 'required' }],
    ['a long name', { ...form, name: 'x'.repeat(81) }, { name: 'too_long' }],
    ['a null byte', { ...form, name: 'A\u0000B' }, { name: 'invalid' }],
    ['no address', { ...form, email: 'ada' }, { email: 'invalid_email' }],
    ['a long address', { ...form, email: `${'a'.repeat(250)}@x.example` }, { email: 'too_long' }],
    ['an unknown topic', { ...form, topic: 'weather' }, { topic: 'unknown_choice' }],
    ['a few words', { ...form, message: 'Not nice.' }, { message: 'too_short' }],
    ['a whole book', { ...form, message: 'x'.repeat(4001) }, { message: 'too_long' }],
  ] as const)('[SITE-12] with %s is refused, field by field', async (_, body, codes) => {
    const fields = Object.fromEntries(
      Object.entries(codes).map(([field, code]) => [field, { code, message: en.fields[code] }]),
    );
    await expect(visitor()(complaintFile, { body: body as never })).rejects.toMatchObject({
      status: 400,
      answer: { error: en.errors.invalid_input, code: 'invalid_input', fields },
    });
  });
});

describe('the mail about a complaint', () => {
  it.each(locales)('[SITE-3] [SITE-12] speaks the visitor’s language: %s', async (locale) => {
    const email = `${locale}@people.example`;
    const headers = { cookie: `locale=${locale}` };
    const { reference } = await file({ email }, { headers });
    const [mail] = await app.mailsTo(email);
    expectMail(mail, locale, 'complaint', { reference, site: 'Duet' });
  });

  it('[SITE-12] speaks the site’s language to who chose none, and leads to that site', async () => {
    const email = 'wanderer@people.example';
    const { reference } = await file({ email }, { host: 'evergreen.localhost' });
    const [mail] = await app.mailsTo(email);
    expectMail(mail, 'de', 'complaint', { reference, site: 'Evergreen' });
    expect(linkIn(mail).hostname).toBe('evergreen.localhost');
  });

  it('[SITE-12] holds a link that shows the complaint', async () => {
    const email = 'reader@people.example';
    const { reference, key } = await file({ email });
    const [mail] = await app.mailsTo(email);
    const link = linkIn(mail);
    expect(link.pathname).toBe('/complaints');
    const query = Object.fromEntries(link.searchParams) as { reference: string; key: string };
    expect(query).toEqual({ reference, key });
    expect(await visitor()(complaint, { query })).toMatchObject({ reference });
  });

  it('[SITE-12] repeats nothing that was written', async () => {
    const email = 'quiet@people.example';
    await file({ email, name: 'Secretive', message: 'A very private matter indeed.' });
    const [mail] = await app.mailsTo(email);
    expect(JSON.stringify(mail)).not.toMatch(/Secretive|private matter/);
  });
});

describe('following a complaint', () => {
  it('[SITE-12] shows its status and later its decision', async () => {
    const filed = await file();
    const first = await visitor()(complaint, { query: filed });
    expect(first).toEqual({
      reference: filed.reference,
      topic: form.topic,
      status: 'received',
      message: form.message,
      decision: null,
      created: first.created,
      updated: first.created,
    } satisfies Answer<typeof complaint>);

    app.clock.forward({ hours: 2 });
    const decision = 'We took the photo down.';
    await app.core.db
      .update(tables.complaints)
      .set({ status: 'decided', decision, updatedAt: app.clock.now() })
      .where(eq(tables.complaints.reference, filed.reference));
    const later = await visitor()(complaint, { query: filed });
    expect(later).toMatchObject({ status: 'decided', decision, created: first.created });
    expect(Date.parse(later.updated)).toBeGreaterThan(Date.parse(first.updated));
  });

  it('[SITE-12] is for holders of the key: a wrong key and a wrong number look the same', async () => {
    const { reference, key } = await file();
    const { reference: other, key: otherKey } = await file();
    const answers = await Promise.all(
      [
        { reference, key: 'x'.repeat(43) },
        { reference, key: otherKey },
        { reference, key: hashOf(key) },
        { reference: 'C-0000-0000', key },
        { reference: other, key },
      ].map((query) => app.send('GET', `${complaint.path}?${new URLSearchParams(query)}`)),
    );
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({
        error: en.errors.complaint_not_found,
        code: 'complaint_not_found',
      });
    }
  });

  it('[SITE-12] is not possible from another site', async () => {
    const query = await file();
    await expect(
      visitor({ host: 'evergreen.localhost' })(complaint, { query }),
    ).rejects.toMatchObject({ status: 404, answer: { code: 'complaint_not_found' } });
  });
});
