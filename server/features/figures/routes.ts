import * as contract from '#contract/console/index.ts';
import { readLate } from '#server/core/index.ts';
import type { Route } from '#server/http/index.ts';
import { route } from '#server/http/index.ts';
import { readHours } from './read-hours.ts';
import { readOverview } from './read-overview.ts';
import { readQuality } from './read-quality.ts';
import { readRevenue } from './read-revenue.ts';
import { readSources } from './read-sources.ts';
import { writeTable } from './write-table.ts';

export const figureRoutes: readonly Route[] = [
  route(contract.figuresOverview, ({ core, caller, query }) =>
    readLate(core, caller, (late) => readOverview(late, caller, query)),
  ),
  route(contract.figuresSources, ({ core, caller, query }) =>
    readLate(core, caller, (late) => readSources(late, caller, query)),
  ),
  route(contract.figuresRevenue, ({ core, caller, query }) =>
    readLate(core, caller, (late) => readRevenue(late, caller, query)),
  ),
  route(contract.figuresHours, ({ core, caller, query }) =>
    readLate(core, caller, (late) => readHours(late, caller, query)),
  ),
  route(contract.figuresQuality, ({ core, caller, query }) =>
    readLate(core, caller, (late) => readQuality(late, caller, query)),
  ),
  route(contract.figuresFile, ({ core, caller, query }) =>
    readLate(core, caller, (late) => writeTable(late, caller, query)),
  ),
];
