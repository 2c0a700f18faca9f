import type { Core } from '#server/core/index.ts';
import { hashOf, newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { World } from './figure-world.ts';

const MINUTE_MS = 60_000;

const fail = (): never => {
  throw new Error('There is nobody.');
};

/** Writes a world into the database, and answers with what of it counts. */
export const settle = async (
  core: Core,
  { people, messages, likes, orders, reports, visits }: World,
  { start, packageId, staffId }: { start: Date; packageId: number; staffId: string },
) => {
  const { db } = core;
  const at = (minutes: number) => new Date(start.getTime() + minutes * MINUTE_MS);
  const members = people.map(({ minute: joined, ...person }, index) => ({
    ...person,
    id: newId(),
    profileId: newId(),
    createdAt: at(index === 0 ? 0 : joined),
    confirmedAt:
      person.confirmedAfter === null
        ? null
        : at((index === 0 ? 0 : joined) + person.confirmedAfter),
  }));
  await db.insert(tables.users).values(
    members.map(({ id, site, source, createdAt, confirmedAt }) => ({
      id,
      siteId: site,
      email: `${id}@people.example`,
      emailHash: hashOf(id),
      nameKey: id,
      passwordHash: '',
      status: 'active' as const,
      language: 'en' as const,
      trafficsource: source,
      createdAt,
      confirmedAt,
    })),
  );
  await db.insert(tables.profiles).values(
    members.map(({ id, site, profileId, country, fictional }) => ({
      id: profileId,
      userId: id,
      siteId: site,
      name: id,
      status: 'active' as const,
      gender: 'woman' as const,
      seeking: ['man' as const],
      birthDate: '1990-05-05',
      country,
      fictional,
    })),
  );
  const pick = (index: number) => members[index % members.length] ?? fail();
  const written = messages
    .map(({ from, to, minute: sent }) => ({ from: pick(from), to: pick(to), at: at(sent) }))
    .filter(({ from, to }) => from !== to && from.site === to.site)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const chats = [
    ...Map.groupBy(written, ({ from, to }) => [from.profileId, to.profileId].toSorted().join(' ')),
  ].map(([key, texts]) => ({
    id: newId(),
    pair: key.split(' '),
    site: texts[0]?.from.site ?? 0,
    texts,
  }));
  for (const { id, pair, site, texts } of chats) {
    const [oneId = '', otherId = ''] = pair;
    const [first] = texts;
    await db.insert(tables.conversations).values({
      id,
      siteId: site,
      oneId,
      otherId,
      lastNo: texts.length,
      createdAt: first?.at ?? start,
    });
    await db.insert(tables.chatSides).values([
      { conversationId: id, profileId: oneId, partnerId: otherId, lastAt: start },
      { conversationId: id, profileId: otherId, partnerId: oneId, lastAt: start },
    ]);
    await db.insert(tables.messages).values(
      texts.map((text, index) => ({
        conversationId: id,
        no: index + 1,
        senderId: text.from.profileId,
        clientId: newId(),
        kind: 'text' as const,
        text: 'x',
        price: 0,
        createdAt: text.at,
      })),
    );
  }
  const pairs = new Map(
    likes
      .map(({ from, to, minute: liked, matched }) => ({
        one: pick(from),
        other: pick(to),
        at: at(liked),
        matched,
      }))
      .filter(({ one, other }) => one !== other && one.site === other.site)
      .map((like) => [[like.one.profileId, like.other.profileId].toSorted().join(' '), like]),
  );
  const liked = [...pairs.values()].flatMap(({ one, other, at: createdAt, matched }) => {
    const like = { createdAt, matchedAt: matched ? createdAt : null };
    return [
      { ...like, likerId: one.profileId, likedId: other.profileId },
      ...(matched ? [{ ...like, likerId: other.profileId, likedId: one.profileId }] : []),
    ];
  });
  if (liked.length > 0) await db.insert(tables.likes).values(liked);
  const placed = orders.map((order) => ({
    ...order,
    id: newId(),
    buyer: pick(order.by),
    at: at(order.minute),
  }));
  for (const order of placed) {
    const { id, buyer, country, credits, currency, minor, isPaid, refund, at: settledAt } = order;
    await db.insert(tables.orders).values({
      id,
      siteId: buyer.site,
      userId: buyer.id,
      clientId: newId(),
      packageId,
      credits,
      country,
      currency: currency as 'EUR',
      listMinor: minor,
      minor,
      taxBp: 0,
      taxMinor: 0,
      method: 'card',
      provider: 'sandbox',
      state: isPaid ? 'completed' : 'failed',
      createdAt: settledAt,
      settledAt,
      receiptNo: isPaid ? id : null,
    });
    if (!refund) continue;
    const { after, minor: back, kind, state, isGiven } = refund;
    const createdAt = new Date(settledAt.getTime() + after * MINUTE_MS);
    await db.insert(tables.refunds).values({
      id: newId(),
      orderId: id,
      credits: 0,
      minor: back,
      kind,
      state,
      createdAt,
      staffId: isGiven ? staffId : null,
    });
  }
  const decided = reports.map((report) => ({ ...report, id: newId(), at: at(report.minute) }));
  for (const { id, site, outcome, at: decidedAt } of decided) {
    const about = { siteId: site, reference: id };
    await db.insert(tables.cases).values({
      ...about,
      id,
      kind: 'report',
      topic: 'scam',
      severity: 2,
      state: 'decided',
      openedAt: start,
      dueAt: start,
      decidedAt,
    });
    await db.insert(tables.reports).values({
      ...about,
      id: newId(),
      memberName: 'Somebody',
      reason: 'scam',
      message: '',
      status: 'decided',
      decision: outcome,
      caseId: id,
      createdAt: start,
    });
  }
  const arrivals = visits
    .map(({ by, minute }) => ({ member: pick(by), at: at(minute) }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const { member, at: here } of arrivals) {
    await core.transact((tx) =>
      core.events.emit(tx, 'member.here', { userId: member.id, at: here }),
    );
  }
  return { members, written, chats, pairs: [...pairs.values()], placed, decided, arrivals };
};

export type Settled = Awaited<ReturnType<typeof settle>>;
