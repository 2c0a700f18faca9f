import { consoleLimits } from '#contract/console/index.ts';
import { linkTo } from '#contract/routes.ts';
import { and, eq, inArray, isNull } from '#server/db/sql.ts';
import type { Core, Job, Site, Tx } from '#server/core/index.ts';
import { queueMail } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { decisionKey } from '#server/features/accounts/index.ts';
import { siteById } from '#server/features/site/index.ts';
import type { Decision } from './apply-decision.ts';
import { settleHeld } from './apply-decision.ts';
import { letGoOfReleased } from './secure-picture.ts';
import type { Statement } from './write-statement.ts';

declare module '#server/core/jobs.ts' {
  interface Jobs {
    /** Tells of a decision once it can no longer be undone without a word. */
    'tell-decision': { readonly id: string };
  }
}

const { decisions, profiles, reports, users } = tables;

export const TELL_AFTER_SECONDS = consoleLimits.reviews.undoSeconds;

/** Where the member whom a decision is about reads it, and appeals. */
const decisionPath = (core: Core, reference: string): string =>
  linkTo('decision', {}, { reference, key: decisionKey(core, reference) });

/** The member whom a decision is about, if they are still there. */
const findAddressee = async (tx: Tx, { userId }: Decision) => {
  if (userId === null) return undefined;
  const [found] = await tx.db
    .select({ id: users.id, email: users.email, name: profiles.name })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  return found;
};

/** Writes to the member whom a decision is about. */
export const writeToMember = async (
  core: Core,
  tx: Tx,
  decision: Decision,
  template: 'decision' | 'decisionReversed' | 'appealAnswered',
  { title, paragraphs }: Statement,
): Promise<void> => {
  const member = await findAddressee(tx, decision);
  const site = await siteById(core, decision.siteId, tx.db);
  if (!member || !site) return;
  const { reference, language: locale } = decision;
  await queueMail(core, tx, {
    to: member.email,
    member: member.id,
    locale,
    site,
    template,
    values: { title, name: member.name, reference },
    paragraphs,
    path: template === 'decisionReversed' ? linkTo('index') : decisionPath(core, reference),
  });
};

/** Tells those who reported it what became of it, and no more. */
const answerReporters = async (
  core: Core,
  tx: Tx,
  site: Site,
  { caseId, kind }: Decision,
): Promise<void> => {
  const rows = await tx.db
    .select({ reference: reports.reference, name: profiles.name, user: users })
    .from(reports)
    .innerJoin(profiles, eq(profiles.id, reports.reporterId))
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(reports.caseId, caseId), inArray(users.status, ['active', 'not_confirmed'])));
  for (const { reference, name, user } of rows) {
    await queueMail(core, tx, {
      to: user.email,
      member: user.id,
      locale: user.language,
      site,
      template: kind === 'no_action' ? 'reportNoBreach' : 'reportActed',
      values: { reference, name },
      path: linkTo('notifications'),
    });
  }
};

export const tellDecision = (core: Core): Job<'tell-decision'> => ({
  name: 'tell-decision',
  run: ({ id }) =>
    core.transact(async (tx) => {
      const [decision] = await tx.db
        .update(decisions)
        .set({ toldAt: core.clock.now() })
        .where(and(eq(decisions.id, id), isNull(decisions.undoneAt), isNull(decisions.toldAt)))
        .returning();
      if (!decision) return;
      const site = await siteById(core, decision.siteId, tx.db);
      if (!site) throw new Error('The site of the decision cannot be served now.');
      if (decision.kind !== 'no_action')
        await writeToMember(core, tx, decision, 'decision', decision);
      await answerReporters(core, tx, site, decision);
      await letGoOfReleased(core, tx, decision.caseId);
      await settleHeld(core, tx, decision);
    }),
});
