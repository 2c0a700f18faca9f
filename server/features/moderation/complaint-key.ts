import type { Core } from '#server/core/index.ts';

/** What opens a complaint for whoever wrote it: mailed with each letter about it. */
export const complaintKey = (core: Core, reference: string): string =>
  core.seal.mark(`complaint:${reference}`);
