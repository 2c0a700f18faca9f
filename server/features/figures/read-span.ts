import type { Caller, Core } from '#server/core/index.ts';
import type { StaffRight } from '#contract/console/index.ts';
import { readSiteZones } from '#server/features/site/index.ts';
import { readCountedTo } from './count/count-hours.ts';
import { readableSites } from './policy.ts';
import type { Span, SpanQuery } from './span.ts';
import { spanOf } from './span.ts';

export type FigureQuery = SpanQuery & { readonly site?: number | undefined };

/** The days and sites that somebody asks about, as far as they may. */
export const readSpan = async (
  core: Core,
  caller: Caller,
  query: FigureQuery,
  right?: StaffRight,
): Promise<Span> => {
  const zones = readableSites(caller, await readSiteZones(core.db), query.site, right);
  return spanOf(query, zones, core.clock.now(), await readCountedTo(core));
};
