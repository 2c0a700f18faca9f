import type { Core, Job } from '#server/core/index.ts';
import { countDueHours } from './count/count-hours.ts';

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'count-figures': NoPayload;
  }
}

/** Counts the hours that are over. */
const countFigures = (core: Core): Job<'count-figures'> => ({
  name: 'count-figures',
  schedule: '2 * * * *',
  run: () => countDueHours(core),
});

export const figureJobs = (core: Core): readonly Job[] => [countFigures(core)];
