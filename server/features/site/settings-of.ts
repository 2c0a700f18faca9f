import { Gauge } from 'prom-client';
import type { core } from 'zod/mini';
import type { SiteSettings } from '../../../contract/site.ts';
import { siteSettings } from '../../../contract/site.ts';
import type { Core } from '../../core/index.ts';
import type { tables } from '../../db/index.ts';

type Row = Pick<typeof tables.sites.$inferSelect, 'id' | 'settings'>;

interface Known {
  /** The last settings of each site that fitted: with them it goes on while an operator mends the new ones. */
  readonly fitting: Map<number, SiteSettings>;
  /** The settings of those sites that do not fit now, so that the log says it once for each change. */
  readonly wrong: Map<number, string>;
}

/** What is wrong with which setting, without what stands there. */
const reasonOf = (issue: core.$ZodIssue): string => {
  const expected = 'expected' in issue ? `, expected ${issue.expected}` : '';
  return `${issue.path.join('.')}: ${issue.code}${expected}`;
};

const known = new WeakMap<Core, Known>();

const knownOf = (core: Core): Known => {
  const found = known.get(core) ?? { fitting: new Map(), wrong: new Map() };
  known.set(core, found);
  return found;
};

/** What this process holds of one site's settings, whatever stands in those of the others. */
export const settingsOf = (core: Core, { id, settings }: Row): SiteSettings | null => {
  const { fitting, wrong } = knownOf(core);
  const read = siteSettings.safeParse(settings);
  if (read.success) {
    fitting.set(id, read.data);
    if (wrong.delete(id)) core.log.info({ site: id }, 'the settings of a site fit again');
    return read.data;
  }
  const text = JSON.stringify(settings);
  const isKept = fitting.has(id);
  if (wrong.get(id) !== text) {
    wrong.set(id, text);
    const reasons = read.error.issues.map(reasonOf);
    core.log.error({ site: id, reasons, isKept }, 'the settings of a site do not fit');
  }
  return fitting.get(id) ?? null;
};

/** Counts the sites whose settings do not fit; `look` reads them as they are by now. */
export const countWrong = (core: Core, look: () => Promise<unknown>): void => {
  const gauge = new Gauge({
    name: 'sites_with_wrong_settings',
    help: 'Sites whose settings do not fit: they go on with the last that did, or answer 503',
    registers: [core.metrics],
    collect: async () => {
      await look().catch(() => undefined);
      gauge.set(knownOf(core).wrong.size);
    },
  });
};

/** Sites that are no more are not wrong either. */
export const keepOnly = (core: Core, ids: readonly number[]): void => {
  const { fitting, wrong } = knownOf(core);
  for (const map of [fitting, wrong]) {
    for (const id of map.keys()) if (!ids.includes(id)) map.delete(id);
  }
};
