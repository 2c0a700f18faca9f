import type { Core, Job } from '#server/core/index.ts';
import { countDueHours } from './count/count-hours.ts';

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'count-figures': NoPayload;
  }
}

export const figureJobs = (core: Core): readonly Job[] => [
  {
    name: 'count-figures',
    schedule: '2 * * * *',
    run: () => countDueHours(core),
  } satisfies Job<'count-figures'>,
];
