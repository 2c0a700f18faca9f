// Fails on a dashboard or an alerting rule that names a metric which no code tells or lacks what to do,
// on a metric that docs/monitoring/README.md leaves out, and on a guide of the console that leads nowhere.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { statusGuides } from '#contract/console/status.ts';
import { anchorsIn } from './anchors.ts';
import type { Tree } from './source-tree.ts';
import { isTest, readTree, report, root } from './source-tree.ts';

const FOLDER = 'docs/monitoring';
const README = `${FOLDER}/README.md`;

/** Each metric is made with its name and its help side by side. */
const METRIC = /name: '([a-z][a-z\d_]*)',\s*help:/g;

const metricsIn = (tree: Tree): Set<string> =>
  new Set(
    [...tree]
      .filter(([path]) => path.startsWith('server/') && !isTest(path))
      .flatMap(([, text]) => [...text.matchAll(METRIC)].map(([, name = '']) => name)),
  );

/** What every process of Node tells, and Prometheus itself. */
const commonMetrics = (): string[] => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  return ['up', ...register.getMetricsAsArray().map(({ name }) => name)];
};

const WORDS = new Set(['and', 'or', 'unless', 'bool', 'offset']);

/** The metrics that an expression asks for: names that are neither functions, labels nor words of it. */
export const metricsOf = (expression: string): string[] => {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replaceAll(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ');
  const names = [...bare.matchAll(/(?<![\w.$])([a-zA-Z_:][\w:]*)(?!\w|\s*\()/g)];
  return names.map(([, name = '']) => name).filter((name) => !WORDS.has(name));
};

const target = z.object({ expr: z.string() });
const dashboard = z.object({
  title: z.string(),
  templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.string() })) }),
  panels: z.array(z.object({ title: z.string(), targets: z.optional(z.array(target)) })),
});

const rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          for: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({
            summary: z.string(),
            description: z.string(),
            runbook_url: z.string(),
          }),
        }),
      ),
    }),
  ),
});

interface Files {
  readonly dashboard: string;
  readonly alerts: string;
}

/** Everything wrong with what watches the product, one line each. */
export const checkMonitoring = (tree: Tree, files: Files): string[] => {
  const ours = metricsIn(tree);
  const known = new Set([...ours, ...commonMetrics()]);
  const isKnown = (name: string) =>
    known.has(name) || known.has(name.replace(/_(?:bucket|sum|count)$/, ''));
  const unknownIn = (where: string, expression: string) =>
    metricsOf(expression)
      .filter((name) => !isKnown(name))
      .map((name) => `${where} asks for ${name}, which no code tells`);
  const leadsNowhere = (link: string): boolean => {
    const [path = '', anchor = ''] = link.split('#');
    return !anchorsIn(tree.get(path) ?? '').includes(anchor);
  };

  const board = dashboard.parse(JSON.parse(files.dashboard));
  const variables = new Set(board.templating.list.map(({ type }) => type));
  const used = board.panels.flatMap(({ targets = [] }) =>
    targets.flatMap(({ expr }) => metricsOf(expr)),
  );
  const shown = new Set(used.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')));
  const alerts = rules.parse(parse(files.alerts)).groups.flatMap((group) => group.rules);
  const readme = tree.get(README) ?? '';
  return [
    ...(variables.has('datasource') ? [] : ['dashboard.json lacks a variable for the data source']),
    ...board.panels.flatMap(({ title, targets = [] }) =>
      targets.flatMap(({ expr }) => unknownIn(`the panel “${title}”`, expr)),
    ),
    ...[...ours]
      .filter((name) => !shown.has(name))
      .map((name) => `dashboard.json does not show ${name}`),
    ...alerts.flatMap(({ alert, expr, annotations }) => [
      ...unknownIn(`the alert ${alert}`, expr),
      ...(leadsNowhere(annotations.runbook_url)
        ? [`the alert ${alert} leads to ${annotations.runbook_url}, which is not there`]
        : []),
    ]),
    ...[...ours]
      .filter((name) => !readme.includes(`| \`${name}\` |`))
      .map((name) => `${README} leaves out ${name}`),
    ...[...readme.matchAll(/^\| `([a-z\d_]+)` \|/gm)]
      .map(([, name = '']) => name)
      .filter((name) => !ours.has(name))
      .map((name) => `${README} lists ${name}, which no code tells`),
    ...Object.values(statusGuides)
      .filter(leadsNowhere)
      .map((guide) => `the page of the status leads to ${guide}, which is not there`),
  ];
};

if (import.meta.main) {
  const read = (name: string) => readFileSync(join(root, FOLDER, name), 'utf8');
  const files = { dashboard: read('dashboard.json'), alerts: read('alerts.yaml') };
  report('monitoring', checkMonitoring(readTree(), files));
}
