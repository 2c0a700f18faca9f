import type { DecisionGround, DecisionKind } from '#contract/decisions.ts';
import type { complaintTopics, reportReasons } from '#contract/moderation.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { addTime, hashOf, newId, newToken, readableCode } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import {
  openCaseOfComplaint,
  openCaseOfPicture,
  openCaseOfReport,
  securePicture,
} from '#server/features/moderation/index.ts';
import { desc, eq } from '#server/db/sql.ts';

/** Something that a member reported. The texts are those of the one who was reported, and the answers. */
interface DemoReport {
  readonly reason: (typeof reportReasons)[number];
  readonly words: string;
  readonly minutesAgo: number;
  /** Whether it is about the youngest, of whom one may believe it. */
  readonly youngest?: true;
  /** What the two wrote, in turns; the reported one wrote the last. */
  readonly chat?: readonly string[];
  /** What was decided, if it was. */
  readonly decided?: { readonly kind: DecisionKind; readonly ground: DecisionGround | null };
}

const demoReports: readonly DemoReport[] = [
  {
    reason: 'scam',
    words: 'Asked me for gift cards. We have only been writing for three weeks.',
    minutesAgo: 312,
    chat: [
      'I think of you all day, even though we have never met.',
      'That is sweet. When are you back in town?',
      'My account is blocked. Could you send me 400 in gift cards by Friday? Only the codes, please.',
    ],
  },
  {
    reason: 'underage',
    words: 'Told me on the phone about a birthday in May: the seventeenth.',
    minutesAgo: 160,
    youngest: true,
  },
  {
    reason: 'harassment',
    words: 'Kept on writing after I said no, and got nasty.',
    minutesAgo: 124,
    chat: [
      'Why do you not answer?',
      'I am not interested, sorry. All the best!',
      'You will regret this. I know which town you live in.',
    ],
  },
  { reason: 'stolen_photo', words: 'These are pictures of a friend of mine.', minutesAgo: 211 },
  { reason: 'fake', words: 'The photos do not fit the age at all.', minutesAgo: 175 },
  {
    reason: 'scam',
    words: 'Wants to go on in another app straight away.',
    minutesAgo: 190,
    chat: ['Write to me over there, I am never here. My number is on my profile.'],
  },
  { reason: 'offensive', words: 'A slur in the very first message.', minutesAgo: 142 },
  { reason: 'other', words: 'Never answers.', minutesAgo: 228 },
  {
    reason: 'fake',
    words: 'Says “single”, and wears a wedding ring in the second photo.',
    minutesAgo: 58,
  },
  {
    reason: 'scam',
    words: 'Offered me a sure way to make money.',
    minutesAgo: 20_160,
    decided: { kind: 'warn', ground: 'money' },
  },
  {
    reason: 'fake',
    words: 'Does not look like the photos.',
    minutesAgo: 40_320,
    decided: { kind: 'no_action', ground: null },
  },
];

const demoComplaints: readonly {
  readonly topic: (typeof complaintTopics)[number];
  readonly name: string;
  readonly message: string;
  readonly minutesAgo: number;
}[] = [
  {
    topic: 'payment',
    name: 'Robin',
    message: 'I paid for 80 credits and the page says that the payment is still being checked.',
    minutesAgo: 95,
  },
  {
    topic: 'content',
    name: 'Kim',
    message: 'I reported a photo last week and would like to know why it is still there.',
    minutesAgo: 260,
  },
];

/** Somebody whom a case can be about. */
interface DemoResident {
  readonly siteId: number;
  readonly userId: string;
  readonly profileId: string;
  readonly name: string;
  readonly birthDate: string;
}

const reference = (letter: 'R' | 'C' | 'D') => `${letter}-${readableCode(4)}-${readableCode(4)}`;

const addChat = async (
  tx: Tx,
  siteId: number,
  reported: string,
  reporter: string,
  texts: readonly string[],
  createdAt: Date,
) => {
  const [oneId, otherId] = reported < reporter ? [reported, reporter] : [reporter, reported];
  const conversationId = newId(createdAt.getTime());
  await tx.db
    .insert(tables.conversations)
    .values({ id: conversationId, siteId, oneId, otherId, lastNo: texts.length, createdAt });
  const side = (profileId: string, partnerId: string) => ({
    conversationId,
    profileId,
    partnerId,
    lastAt: createdAt,
    readNo: texts.length,
    deliveredNo: texts.length,
  });
  await tx.db.insert(tables.chatSides).values([side(reported, reporter), side(reporter, reported)]);
  const rows = texts.map((text, index) => ({
    conversationId,
    no: index + 1,
    senderId: (texts.length - index) % 2 === 1 ? reported : reporter,
    clientId: newId(createdAt.getTime()),
    kind: 'text' as const,
    text,
    price: 0,
    createdAt: addTime(createdAt, { seconds: 60 * (index - texts.length) }),
  }));
  await tx.db.insert(tables.messages).values(rows);
  return rows.map(({ no, senderId, text, createdAt: sentAt }) => ({
    no,
    sender: senderId,
    text,
    sent_at: sentAt.toISOString(),
  }));
};

const MODERATOR = { email: 'moderator@duet.example', name: 'Demo moderator' } as const;

/** Who decided what is decided already; nobody can sign in as them. */
const addModerator = async (tx: Tx, createdAt: Date): Promise<string> => {
  const id = newId(createdAt.getTime());
  await tx.db.insert(tables.staff).values({ ...MODERATOR, id, language: 'en', createdAt });
  return id;
};

const decide = async (
  tx: Tx,
  staffId: string,
  row: { readonly siteId: number; readonly caseId: string; readonly userId: string },
  { kind, ground }: NonNullable<DemoReport['decided']>,
  decidedAt: Date,
) => {
  await tx.db.insert(tables.decisions).values({
    ...row,
    id: newId(decidedAt.getTime()),
    reference: reference('D'),
    kind,
    ground,
    source: 'report',
    facts: '',
    language: 'en',
    title: '',
    paragraphs: [],
    staffId,
    decidedAt,
    toldAt: decidedAt,
    appealUntil: addTime(decidedAt, { days: 183 }),
  });
  await tx.db
    .update(tables.cases)
    .set({ state: 'decided', decidedAt })
    .where(eq(tables.cases.id, row.caseId));
  await tx.db
    .update(tables.reports)
    .set({ status: 'decided', decision: kind === 'no_action' ? 'no_breach' : 'acted' })
    .where(eq(tables.reports.caseId, row.caseId));
};

/** What the moderator wrote who took a photo for unlawful. */
const SUSPICION =
  'I believe that this is from an advertisement that somebody else took and sells. Can you have a look?';

/** A photo that one moderator hid, and that another has to look at. */
const addSecuredPhoto = async (
  core: Core,
  tx: Tx,
  staffId: string,
  { siteId, profileId }: DemoResident,
) => {
  const { caseNotes, photos } = tables;
  const [last] = await tx.db
    .select({ id: photos.id })
    .from(photos)
    .where(eq(photos.profileId, profileId))
    .orderBy(desc(photos.position))
    .limit(1);
  if (!last) return;
  const at = core.clock.now();
  // It was new.
  const [photo] = await tx.db
    .update(photos)
    .set({ status: 'pending', createdAt: addTime(at, { hours: -1 }) })
    .where(eq(photos.id, last.id))
    .returning();
  if (!photo) return;
  const { id: subject, file, colour, createdAt: sentAt } = photo;
  const caseId = await openCaseOfPicture(core, tx, { siteId, memberId: profileId, staffId });
  const picture = { kind: 'photo', subject, file, colour, sentAt } as const;
  await securePicture(core, tx, { ...picture, caseId, staffId });
  const note = { caseId, staffId, text: SUSPICION, at };
  await tx.db.insert(caseNotes).values({ id: newId(at.getTime()), ...note });
};

/** Fills the moderators' queue, so that whoever looks around finds something to decide. */
export const addDemoCases = async (
  core: Core,
  tx: Tx,
  residents: readonly DemoResident[],
): Promise<void> => {
  const now = core.clock.now();
  const staffId = await addModerator(tx, addTime(now, { days: -90 }));
  const [home] = residents;
  if (!home) return;
  const neighbours = residents.filter(({ siteId }) => siteId === home.siteId);
  const youngest = neighbours.toSorted((a, b) => (a.birthDate < b.birthDate ? 1 : -1))[0];
  const others = neighbours.filter((resident) => resident !== youngest);
  for (const [index, report] of demoReports.entries()) {
    const [next, reporter] = [others[index * 3], others[index * 3 + 1]];
    const member = report.youngest ? youngest : next;
    if (!member || !reporter) return;
    const createdAt = addTime(now, { seconds: -60 * report.minutesAgo });
    const { siteId, profileId: memberId, name: memberName } = member;
    const messages =
      report.chat &&
      (await addChat(tx, siteId, memberId, reporter.profileId, report.chat, createdAt));
    const [row] = await tx.db
      .insert(tables.reports)
      .values({
        id: newId(createdAt.getTime()),
        siteId,
        reporterId: reporter.profileId,
        memberId,
        memberName,
        messages: messages ?? null,
        reason: report.reason,
        message: report.words,
        reference: reference('R'),
        status: 'received',
        createdAt,
      })
      .returning();
    if (!row) continue;
    const caseId = await openCaseOfReport(core, tx, row);
    if (report.decided && caseId !== null) {
      const decidedAt = addTime(createdAt, { hours: 2 });
      const about = { siteId, caseId, userId: member.userId };
      await decide(tx, staffId, about, report.decided, decidedAt);
    }
  }
  const suspect = others[demoReports.length * 3];
  if (suspect) await addSecuredPhoto(core, tx, staffId, suspect);
  for (const { minutesAgo, ...complaint } of demoComplaints) {
    const createdAt = addTime(now, { seconds: -60 * minutesAgo });
    const row = {
      ...complaint,
      id: newId(createdAt.getTime()),
      siteId: home.siteId,
      reference: reference('C'),
      keyHash: hashOf(newToken()),
      email: `${complaint.name.toLowerCase()}@people.example`,
      language: 'en' as const,
      status: 'received' as const,
      createdAt,
      updatedAt: createdAt,
    };
    await tx.db.insert(tables.complaints).values(row);
    await openCaseOfComplaint(core, tx, row);
  }
};
