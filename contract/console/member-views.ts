import * as z from 'zod/mini';
import { genders } from '../accounts/genders.ts';
import { creditKinds, creditReasons } from '../billing/enums.ts';
import { orderView } from '../billing/orders.ts';
import { timestamp, uuid } from '../core/schemas.ts';
import { decisionGrounds, decisionKinds } from '../decisions.ts';
import { ownPhoto, photoView } from '../members/photos.ts';
import { auditEntry } from './audit.ts';
import { topic } from './case-views.ts';
import { memberStatuses } from './enums.ts';
import { colleague, proposalView } from './team.ts';

export const memberRow = z.object({
  id: uuid,
  name: z.string(),
  age: z.int(),
  /** Null for roles that do not look at photos. */
  photo: z.nullable(photoView),
  site: z.int(),
  status: z.enum(memberStatuses),
  premium: z.boolean(),
  fictional: z.boolean(),
  country: z.string(),
  place: z.nullable(z.string()),
  joined_at: timestamp,
  /** Null for who never was there since, or is invisible. */
  seen_at: z.nullable(timestamp),
});

export type MemberRow = z.infer<typeof memberRow>;

/** What is hidden is masked here, and revealed one by one. */
const identity = z.object({
  email: z.string(),
  mobile: z.nullable(z.string()),
  /** Null for roles that have nothing to do with money, too. */
  iban: z.nullable(z.string()),
  payment_country: z.string(),
  language: z.string(),
  seeking: z.array(z.enum(genders)),
  seeking_min_age: z.int(),
  seeking_max_age: z.int(),
  /** Kilometres; null looks everywhere. */
  seeking_km: z.nullable(z.int()),
  /** Where they came from. */
  source: z.nullable(z.string()),
});

const consents = z.object({
  terms_at: z.nullable(timestamp),
  /** Whether others see roughly where they live. */
  place: z.boolean(),
  promotions: z.boolean(),
  other_sites: z.boolean(),
  search_engines: z.boolean(),
});

/** Where the next part of a list begins; null after the last one. */
const next = z.nullable(z.string());

/** Part of a ledger, the latest first. With whom credits were spent is between members. */
export const ledgerPart = z.object({
  entries: z.array(
    z.object({
      at: timestamp,
      kind: z.enum(creditKinds),
      what: z.enum(creditReasons),
      amount: z.int(),
      balance: z.int(),
    }),
  ),
  next,
});

export type LedgerPart = z.infer<typeof ledgerPart>;

/** Part of what a member ordered, the latest first. */
export const ordersPart = z.object({ orders: z.array(orderView), next });

export type OrdersPart = z.infer<typeof ordersPart>;

/** Part of what staff did about a member, the latest first. */
export const trailPart = z.object({ entries: z.array(auditEntry), next });

export type TrailPart = z.infer<typeof trailPart>;

const money = z.object({
  credits: z.int(),
  /** Bought and not used; those that cost nothing are used first. */
  unused: z.int(),
  ledger: ledgerPart,
  ordered: ordersPart,
  /** A correction that waits for a second person. */
  proposal: z.nullable(proposalView),
});

const memberCaseRow = z.object({
  id: uuid,
  reference: z.string(),
  topic,
  opened_at: timestamp,
  decided_at: z.nullable(timestamp),
  /** What became of it; null while it is open. */
  decision: z.nullable(z.enum(decisionKinds)),
  ground: z.nullable(z.enum(decisionGrounds)),
});

/** What a role may not see is null. */
export const memberPage = z.object({
  ...memberRow.shape,
  /** When the address was confirmed. */
  confirmed_at: z.nullable(timestamp),
  /** When a selfie showed that the photos are theirs. */
  verified_at: z.nullable(timestamp),
  /** Until when a suspended member is shut out. */
  suspended_until: z.nullable(timestamp),
  /** When the account was deleted, and when it is erased. */
  deleted_at: z.nullable(timestamp),
  erased_at: z.nullable(timestamp),
  identity,
  sessions: z.array(
    z.object({
      id: uuid,
      device: z.string(),
      country: z.nullable(z.string()),
      seen_at: timestamp,
    }),
  ),
  /** Browsers that pushes are sent to. */
  push_devices: z.int(),
  consents,
  photos: z.nullable(z.array(z.extend(ownPhoto, { reviewed_at: z.nullable(timestamp) }))),
  money: z.nullable(money),
  notes: z.array(z.object({ id: uuid, by: colleague, at: timestamp, text: z.string() })),
  cases: z.nullable(z.array(memberCaseRow)),
  trail: trailPart,
});

export type MemberPage = z.infer<typeof memberPage>;
