import * as contract from '#contract/console/index.ts';
import type { Route } from '#server/http/index.ts';
import { route } from '#server/http/index.ts';
import { readHours } from './read-hours.ts';
import { readOverview } from './read-overview.ts';
import { readQuality } from './read-quality.ts';
import { readRevenue } from './read-revenue.ts';
import { readSources } from './read-sources.ts';
import { writeTable } from './write-table.ts';

export const figureRoutes: readonly Route[] = [
  route(contract.figuresOverview, ({ core, caller, query }) => readOverview(core, caller, query)),
  route(contract.figuresSources, ({ core, caller, query }) => readSources(core, caller, query)),
  route(contract.figuresRevenue, ({ core, caller, query }) => readRevenue(core, caller, query)),
  route(contract.figuresHours, ({ core, caller, query }) => readHours(core, caller, query)),
  route(contract.figuresQuality, ({ core, caller, query }) => readQuality(core, caller, query)),
  route(contract.figuresFile, ({ core, caller, query }) => writeTable(core, caller, query)),
];
