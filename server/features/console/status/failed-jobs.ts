import type { FailedJobView, failedJobs } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { listFailedJobs } from '#server/core/index.ts';
import { writeAudit } from '#server/features/staff/index.ts';

const MAX_JOBS = consoleLimits.status.failedJobs;

type Failed = Awaited<ReturnType<typeof listFailedJobs>>[number];

const toView = (job: Failed): FailedJobView => ({
  id: job.id,
  name: job.name,
  given_up: job.isGivenUp,
  tries: job.tries,
  queued_at: job.queuedAt.toISOString(),
  failed_at: job.failedAt?.toISOString() ?? null,
  next_at: job.nextAt?.toISOString() ?? null,
  error_type: job.error.type,
  error_code: job.error.code,
});

export const readFailedJobs = async ({ db }: Core): Promise<Answer<typeof failedJobs>> => {
  const found = await listFailedJobs(db, MAX_JOBS + 1);
  return { jobs: found.slice(0, MAX_JOBS).map(toView), is_whole: found.length <= MAX_JOBS };
};

/** Tries jobs again that failed. What is about to be tried anyway, a second time as well, is not logged. */
export const retryJobs = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { job, id }: { readonly job: string; readonly id?: string | undefined },
): Promise<number> => {
  const jobs = await core.jobs.tryAgain(tx, job, id);
  if (jobs > 0) {
    await writeAudit(core, tx, caller, { action: 'jobs_tried_again', values: { name: job, jobs } });
  }
  return jobs;
};
