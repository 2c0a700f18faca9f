import { consoleLimits } from '#contract/console/index.ts';
import { limits } from '#contract/limits.ts';
import { and, eq, inArray, isNotNull, lt } from '#server/db/sql.ts';
import type { Core, Job } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { forgetRemoved } from './apply-decision.ts';
import { forgetPictures } from './secure-picture.ts';

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'forget-cases': NoPayload;
  }
}

const { cases, complaints, decisions, evidence, reports } = tables;

const DAYS_PER_YEAR = 365;

/**
 * Erases evidence, secured pictures, removed contents, and cases with what they are made of, whose
 * time is over.
 */
export const forgetCases = (core: Core): Job<'forget-cases'> => ({
  name: 'forget-cases',
  schedule: '33 3 * * *',
  run: async () => {
    const now = core.clock.now();
    await core.db.delete(evidence).where(lt(evidence.keptUntil, now));
    await forgetPictures(core);
    // An appeal of the last day is answered by then.
    const answered = addTime(now, { days: -2 * limits.appeals.answerDays });
    const isOver = and(isNotNull(decisions.removed), lt(decisions.appealUntil, answered));
    const over = await core.db.select({ id: decisions.id }).from(decisions).where(isOver);
    for (const { id } of over) {
      await core.transact(async (tx) => {
        const [decision] = await tx.db
          .select()
          .from(decisions)
          .where(and(eq(decisions.id, id), isOver))
          .for('update');
        if (!decision?.removed) return;
        await forgetRemoved(core, tx, decision.removed);
        await tx.db.update(decisions).set({ removed: null }).where(eq(decisions.id, id));
      });
    }
    const until = addTime(now, { days: -consoleLimits.cases.keptYears * DAYS_PER_YEAR });
    const isForgotten = and(eq(cases.state, 'decided'), lt(cases.decidedAt, until));
    const forgotten = core.db.select({ id: cases.id }).from(cases).where(isForgotten);
    for (const table of [reports, complaints]) {
      await core.db.delete(table).where(inArray(table.caseId, forgotten));
    }
    await core.db.delete(cases).where(isForgotten);
  },
});
