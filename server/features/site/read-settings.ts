import { Gauge } from 'prom-client';
import type { core } from 'zod/mini';
import type { SiteSettings } from '#contract/site.ts';
import { siteSettings } from '#contract/site.ts';
import type { Core } from '#server/core/index.ts';
import type { tables } from '#server/db/index.ts';

type Row = Pick<typeof tables.sites.$inferSelect, 'id' | 'settings'>;

interface SettingsState {
  /** The last settings of each site that fitted: with them it goes on while an operator mends the new ones. */
  readonly lastValid: Map<number, SiteSettings>;
  /** The settings of those sites that do not fit now, so that the log says it once for each change. */
  readonly invalid: Map<number, string>;
}

/** What is wrong with which setting, without what stands there. */
const describeIssue = (issue: core.$ZodIssue): string => {
  const expected = 'expected' in issue ? `, expected ${issue.expected}` : '';
  return `${issue.path.join('.')}: ${issue.code}${expected}`;
};

const stateByCore = new WeakMap<Core, SettingsState>();

const stateOf = (core: Core): SettingsState => {
  const found = stateByCore.get(core) ?? { lastValid: new Map(), invalid: new Map() };
  stateByCore.set(core, found);
  return found;
};

/** What this process holds of one site's settings, whatever stands in those of the others. */
export const readSettings = (core: Core, { id, settings }: Row): SiteSettings | null => {
  const { lastValid, invalid } = stateOf(core);
  const parsed = siteSettings.safeParse(settings);
  if (parsed.success) {
    lastValid.set(id, parsed.data);
    if (invalid.delete(id)) core.log.info({ site: id }, 'the settings of a site fit again');
    return parsed.data;
  }
  const text = JSON.stringify(settings);
  const isKept = lastValid.has(id);
  if (invalid.get(id) !== text) {
    invalid.set(id, text);
    const reasons = parsed.error.issues.map(describeIssue);
    core.log.error({ site: id, reasons, isKept }, 'the settings of a site do not fit');
  }
  return lastValid.get(id) ?? null;
};

/** Counts the sites whose settings are invalid; `refresh` reads them again first. */
export const measureInvalidSettings = (core: Core, refresh: () => Promise<unknown>): void => {
  const gauge = new Gauge({
    name: 'sites_with_wrong_settings',
    help: 'Sites whose settings do not fit: they go on with the last that did, or answer 503',
    registers: [core.metrics],
    collect: async () => {
      await refresh().catch(() => undefined);
      gauge.set(stateOf(core).invalid.size);
    },
  });
};

/** Forgets the settings of sites that no longer exist. */
export const dropOtherSites = (core: Core, ids: readonly number[]): void => {
  const { lastValid, invalid } = stateOf(core);
  for (const map of [lastValid, invalid]) {
    for (const id of map.keys()) if (!ids.includes(id)) map.delete(id);
  }
};
