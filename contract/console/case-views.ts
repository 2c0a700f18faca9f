import * as z from 'zod/mini';
import { timestamp, uuid } from '../core/schemas.ts';
import { appealStates, decisionGrounds, decisionKinds, removableContents } from '../decisions.ts';
import { photoView } from '../members/photos.ts';
import { complaintTopics, reportReasons } from '../moderation.ts';
import { auditEntry } from './audit.ts';
import { caseKinds, caseStates, memberStatuses, reviewKinds } from './enums.ts';
import { colleague, proposalView } from './team.ts';

/** 1 is low, 3 is high. */
export const severity = z.int().check(z.gte(1, 'too_small'), z.lte(3, 'too_large'));

/** Why somebody was reported, what a complaint is about, or what a moderator said of a picture. */
export const caseTopics = [...new Set([...reportReasons, ...complaintTopics, 'unlawful' as const])];

export type CaseTopic = (typeof caseTopics)[number];

export const topic = z.enum(caseTopics);

const person = z.object({
  id: uuid,
  name: z.string(),
  age: z.int(),
  photo: z.nullable(photoView),
});

const caseFacts = {
  id: uuid,
  reference: z.string(),
  kind: z.enum(caseKinds),
  site: z.int(),
  topic,
  severity,
  state: z.enum(caseStates),
  opened_at: timestamp,
  /** By when it should be decided. */
  due_at: timestamp,
  decided_at: z.nullable(timestamp),
  claimed_by: z.nullable(colleague),
};

export const caseRow = z.object({
  ...caseFacts,
  /** Whom it is about; null for complaints, and once the account is gone. */
  member: z.nullable(person),
  /** The first words of the report or complaint. */
  excerpt: z.string(),
  reports: z.int(),
  /** What was decided about the member before, the latest. */
  before: z.nullable(z.object({ kind: z.enum(decisionKinds), at: timestamp })),
  /** What became of it. */
  decision: z.nullable(z.enum([...decisionKinds, 'answered'])),
  appeal: z.nullable(z.object({ state: z.enum(appealStates), due_at: timestamp })),
});

export type CaseRow = z.infer<typeof caseRow>;

export const caseMessage = z.object({
  no: z.int(),
  /** Whether the member whom the case is about wrote it. */
  theirs: z.boolean(),
  text: z.string(),
  sent_at: timestamp,
});

export type CaseMessage = z.infer<typeof caseMessage>;

const report = z.object({
  id: uuid,
  reference: z.string(),
  reason: z.enum(reportReasons),
  message: z.string(),
  created_at: timestamp,
  /** Whether nobody reported it: a message was held because of its words. */
  held: z.boolean(),
  /** Who reported it; null once their account is gone. */
  reporter: z.nullable(
    z.object({ ...person.shape, reports: z.int(), upheld: z.int(), blocked: z.boolean() }),
  ),
  photo: z.nullable(photoView),
  /** The reported message with those before it, as they were; the last is the reported one. */
  messages: z.array(caseMessage),
  /** How many earlier messages of the chat stay closed. */
  earlier: z.int(),
});

/** A picture that a moderator called unlawful: nobody sees it but who may decide. */
const securedPicture = z.object({
  id: uuid,
  kind: z.enum(reviewKinds),
  /** Null for who secured it, and once it is no longer kept. */
  filename: z.nullable(z.string()),
  colour: z.nullable(z.string()),
  sent_at: timestamp,
  secured_by: colleague,
  secured_at: timestamp,
  /** When somebody else found that it is lawful. */
  released_at: z.nullable(timestamp),
});

const network = z.object({
  id: uuid,
  name: z.string(),
  age: z.int(),
  status: z.enum(memberStatuses),
});

/** What is known, each a plain fact. */
const signals = z.object({
  /** Others who signed in from the same network, and how many of them are banned. */
  shared_network: z.nullable(z.object({ accounts: z.int(), banned: z.int() })),
  /** Other accounts with the same main photo; null where nobody knows. */
  same_picture: z.nullable(z.int()),
  /** Chats that the member began within seven days, and how many were answered. */
  chats: z.object({ begun: z.int(), answered: z.int() }),
  joined_at: timestamp,
  /** Where the member came from. */
  source: z.nullable(z.string()),
  /** Paid orders. */
  orders: z.int(),
  /** Reports before this case, and how many of them were right. */
  reports: z.object({ before: z.int(), upheld: z.int() }),
});

export const caseDecision = z.object({
  id: uuid,
  reference: z.string(),
  kind: z.enum(decisionKinds),
  ground: z.nullable(z.enum(decisionGrounds)),
  facts: z.string(),
  /** The statement as the member got it. */
  title: z.string(),
  paragraphs: z.array(z.string()),
  decided_at: timestamp,
  decided_by: colleague,
  agreed_by: z.nullable(colleague),
  until: z.nullable(timestamp),
  undone_at: z.nullable(timestamp),
  appeal_until: timestamp,
  appeal: z.nullable(
    z.object({
      id: uuid,
      state: z.enum(appealStates),
      message: z.string(),
      filed_at: timestamp,
      due_at: timestamp,
      answer: z.nullable(z.string()),
      answered_by: z.nullable(colleague),
      /** Whether whoever asks may decide over it: nobody does over their own decision. */
      may_decide: z.boolean(),
    }),
  ),
});

export type CaseDecision = z.infer<typeof caseDecision>;

export const caseView = z.object({
  ...caseFacts,
  /** Until when whoever has it holds it. */
  claimed_until: z.nullable(timestamp),
  member: z.nullable(
    z.object({
      ...person.shape,
      place: z.nullable(z.string()),
      language: z.string(),
      premium: z.boolean(),
      status: z.enum(memberStatuses),
      about: z.string(),
    }),
  ),
  reports: z.array(report),
  pictures: z.array(securedPicture),
  complaint: z.nullable(
    z.object({
      reference: z.string(),
      topic: z.enum(complaintTopics),
      name: z.string(),
      /** All but its first letter and its host is hidden. */
      email: z.string(),
      message: z.string(),
      answer: z.nullable(z.string()),
    }),
  ),
  signals: z.nullable(signals),
  same_network: z.array(network),
  /** What was decided about the member before, the latest first. */
  before: z.array(
    z.object({
      case: uuid,
      reference: z.string(),
      topic,
      kind: z.enum(decisionKinds),
      ground: z.nullable(z.enum(decisionGrounds)),
      at: timestamp,
      by: z.string(),
    }),
  ),
  decisions: z.array(caseDecision),
  /** What waits for a second person. */
  proposal: z.nullable(proposalView),
  notes: z.array(z.object({ by: colleague, at: timestamp, text: z.string() })),
  trail: z.array(auditEntry),
  /** What of the member can be removed because of this case. */
  removable: z.array(z.enum(removableContents)),
  /** What can be told of the facts, in the member's language; to be checked by a person. */
  facts: z.string(),
  /** The cases before and after it in the queue. */
  previous: z.nullable(uuid),
  next: z.nullable(uuid),
});

export type CaseView = z.infer<typeof caseView>;
