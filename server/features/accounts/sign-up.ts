import { and, eq } from '#server/db/sql.ts';
import type { SignupDraft, SignupForm, Tracking } from '#contract/accounts/index.ts';
import { nameKey, signupForm } from '#contract/accounts/index.ts';
import type { FieldCode } from '#contract/core/errors.ts';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import type { Caller, Core, Site, Tx } from '#server/core/index.ts';
import {
  hashOf,
  addTime,
  newId,
  newToken,
  logSecurityEventAfterCommit,
  originOf,
  Refusal,
} from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { checkFields, countOrRefuse, networksOf, refuseFields } from '#server/http/index.ts';
import { isDisposable } from '#server/adapters/addresses/index.ts';
import { mailActivation } from './activate-account.ts';
import { isMailboxKnown } from './known-mailboxes.ts';
import { mailboxHash } from './mailbox.ts';
import { checkName } from './names.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { isSignupOpenTo } from './policy.ts';
import { resolveLocation } from './location.ts';
import { lockAddress } from './lock-account.ts';
import { countTakenAddress } from './address-lookups.ts';
import { isMailboxSuspended } from './suspensions.ts';

declare module '#server/core/events.ts' {
  interface Events {
    /** An account was made, and its address is not proven yet. */
    'account.created': {
      readonly userId: string;
      readonly site: Site;
      /** Whether no other account of its mailbox has been confirmed. */
      readonly isNew: boolean;
      /** Tells how many credits it begins with, which the mail that follows says. */
      readonly reportCredits: (credits: number) => void;
    };
  }
}

const { profiles, signupDrafts, users } = tables;

/** A form that passed every rule that needs no lock, its password hashed. */
interface Applicant {
  readonly form: SignupForm;
  readonly passwordHash: string;
}

/** Checks a whole form before its transaction: hashing is slow on purpose. */
export const prepareSignup = async (
  core: Core,
  caller: Caller,
  input: unknown,
): Promise<Applicant> => {
  const form = checkFields(signupForm, input);
  const device = `${caller.network}:${caller.device}`;
  checkName(caller.site, form.name);
  if (isDisposable(form.email)) throw refuseFields({ email: 'email_disposable' });
  checkPassword(form.password, form);
  resolveLocation(caller.site, form.country, form.place_id);
  await countOrRefuse(core, 'signup-device', limits.signupsPerDevice, [{ key: device, factor: 1 }]);
  await countOrRefuse(core, 'signup-day', limits.signupsPerDay, networksOf(caller));
  await countTakenAddress(core, caller, form.email);
  return { form, passwordHash: await hashPassword(form.password) };
};

/** Why an address that has an account cannot have another one. */
const findTakenReason = async (tx: Tx, siteId: number, email: string): Promise<FieldCode> => {
  const [owner] = await tx.db
    .select({ status: users.status })
    .from(users)
    .where(and(eq(users.siteId, siteId), eq(users.email, email)));
  return owner?.status === 'deleted' ? 'email_leaving' : 'email_taken';
};

/**
 * Makes the account and its profile, and mails the link that opens it. One of
 * an address that is shut out is made alike, since nobody else may learn of it; but its owner is
 * mailed that, and no link, so that it stays closed and is erased in the end.
 */
export const signUp = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { form, passwordHash }: Applicant,
  trafficsource = caller.trafficsource,
): Promise<string> => {
  const { site } = caller;
  if (!isSignupOpenTo(caller, trafficsource)) throw new Refusal('signup_closed');
  const email = form.email.toLowerCase();
  // Of two at once the second waits here for the first, and finds the address taken.
  await lockAddress(tx, site.id, email);
  const now = core.clock.now();
  const id = newId(now.getTime());
  const emailHash = mailboxHash(email);
  // Another spelling of the address opens no other door.
  if (await isMailboxSuspended(core, tx, site.id, emailHash))
    throw refuseFields({ email: 'email_taken' }, 'address_taken');
  const inserted = await tx.db
    .insert(users)
    .values({
      id,
      siteId: site.id,
      email,
      emailHash,
      nameKey: nameKey(form.name),
      passwordHash,
      status: 'not_confirmed',
      language: caller.locale,
      trafficsource,
      createdAt: now,
      consentAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (inserted.length === 0) {
    throw refuseFields({ email: await findTakenReason(tx, site.id, email) }, 'address_taken');
  }
  await tx.db.insert(profiles).values({
    id: newId(now.getTime()),
    userId: id,
    siteId: site.id,
    name: form.name,
    status: 'disabled',
    gender: form.gender,
    seeking: [...new Set(form.seeking)],
    birthDate: form.date_of_birth,
    ...resolveLocation(site, form.country, form.place_id),
  });
  let credits = 0;
  await core.events.emit(tx, 'account.created', {
    userId: id,
    site,
    isNew: !(await isMailboxKnown(tx, { siteId: site.id, emailHash })),
    reportCredits: (granted) => {
      credits = granted;
    },
  });
  await mailActivation(core, tx, site, {
    id,
    email,
    credits,
    language: caller.locale,
    name: form.name,
  });
  logSecurityEventAfterCommit(core, tx, caller, 'signed_up', { account: id });
  return id;
};

/** Keeps what an affiliate knows, and tells where its owner goes on. */
export const startSignupDraft = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  draft: SignupDraft,
  trafficsource: Tracking,
): Promise<string> => {
  if (!isSignupOpenTo(caller, trafficsource)) throw new Refusal('signup_closed');
  if (draft.name !== undefined) checkName(caller.site, draft.name);
  const token = newToken();
  const now = core.clock.now();
  await tx.db.insert(signupDrafts).values({
    id: newId(now.getTime()),
    siteId: caller.site.id,
    tokenHash: hashOf(token),
    draft,
    trafficsource,
    expiresAt: addTime(now, { days: limits.signupDraftDays }),
  });
  return `${originOf(core, caller.site)}${linkTo('complete-signup', {}, { token })}`;
};

const isDraftOfToken = (caller: Caller, token: string) =>
  and(eq(signupDrafts.tokenHash, hashOf(token)), eq(signupDrafts.siteId, caller.site.id));

const requireOpenDraft = (core: Core, draftRow: typeof signupDrafts.$inferSelect | undefined) => {
  if (!draftRow || draftRow.expiresAt <= core.clock.now()) throw new Refusal('link_expired');
  return draftRow;
};

/** What an affiliate told of the account behind a link. */
export const readSignupDraft = async (core: Core, caller: Caller, token: string) => {
  const [draftRow] = await core.db.select().from(signupDrafts).where(isDraftOfToken(caller, token));
  return requireOpenDraft(core, draftRow);
};

/** Makes the account that an affiliate began; the link has then done its work. */
export const completeSignup = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  token: string,
  applicant: Applicant,
): Promise<void> => {
  // Taken away first: of two who use one link at once, the second finds none.
  const [draftRow] = await tx.db
    .delete(signupDrafts)
    .where(isDraftOfToken(caller, token))
    .returning();
  await signUp(core, tx, caller, applicant, requireOpenDraft(core, draftRow).trafficsource);
};
