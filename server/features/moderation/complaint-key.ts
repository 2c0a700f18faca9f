import type { Core } from '#server/core/index.ts';

/** What opens a complaint for whoever wrote it: part of each mail about it. */
export const complaintKey = (core: Core, reference: string): string =>
  core.seal.mark(`complaint:${reference}`);
