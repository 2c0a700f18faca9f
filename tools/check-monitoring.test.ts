import { describe, expect, it } from 'vitest';
import { statusGuides } from '#contract/console/status.ts';
import { checkMonitoring, metricsOf } from './check-monitoring.ts';

describe('[OPS-16] the metrics of an expression', () => {
  it.each([
    ['sum by (status) (rate(guests_total{room="a b"}[5m]))', ['guests_total']],
    [
      'histogram_quantile(0.95, sum by (le) (rate(stay_seconds_bucket[5m]))) > 1',
      ['stay_seconds_bucket'],
    ],
    ['time() - max(left_at) > 1e3 and sum(guests) > 0', ['left_at', 'guests']],
    ['beds_free{job=~"$job"} / on (house) group_left (town) beds', ['beds_free', 'beds']],
  ])('%s', (expression, expected) => {
    expect(metricsOf(expression)).toEqual(expected);
  });
});

describe('[OPS-16] what watches the product', () => {
  const guides = Object.values(statusGuides).map((guide) => guide.split('#'));
  const headings = (path: string) =>
    guides.filter(([file]) => file === path).map(([, anchor]) => `# ${anchor}`);
  const readme = '| `guests` | Guests | | each |\n\n### Full\n';
  const tree = (more: Readonly<Record<string, string>> = {}) =>
    new Map(
      Object.entries({
        ...Object.fromEntries(guides.map(([file = '']) => [file, headings(file).join('\n')])),
        'server/house.ts': "new Gauge({ name: 'guests', help: 'Guests' });",
        'docs/monitoring/README.md': readme,
        ...more,
      }),
    );
  const board = (expr: string) =>
    JSON.stringify({
      title: 'House',
      templating: { list: [{ name: 'datasource', type: 'datasource' }] },
      panels: [{ title: 'Guests', targets: [{ expr }] }],
    });
  const alert = (expr: string, link = 'docs/monitoring/README.md#full') =>
    `groups: [{ rules: [{ alert: Full, expr: ${expr}, for: 1m, labels: { severity: page },
      annotations: { summary: Full, description: No bed., runbook_url: '${link}' } }] }]`;

  it('is well where all fits', () => {
    const files = { dashboard: board('guests'), alerts: alert('guests > 1') };
    expect(checkMonitoring(tree(), files)).toEqual([]);
  });

  it('names no metric that there is not, and leaves none out', () => {
    const files = { dashboard: board('beds'), alerts: alert('rooms > 1') };
    expect(checkMonitoring(tree({ 'docs/monitoring/README.md': '### Full\n' }), files)).toEqual([
      'the panel “Guests” asks for beds, which no code tells',
      'dashboard.json does not show guests',
      'the alert Full asks for rooms, which no code tells',
      'docs/monitoring/README.md leaves out guests',
    ]);
  });

  it('says of each alert what to do', () => {
    const dashboard = board('guests');
    const alerts = alert('guests > 1', 'docs/monitoring/README.md#empty');
    expect(checkMonitoring(tree(), { dashboard, alerts })).toHaveLength(1);
    expect(() =>
      checkMonitoring(tree(), { dashboard, alerts: 'groups: [{ rules: [{}] }]' }),
    ).toThrow('alert');
    expect(() => checkMonitoring(tree(), { dashboard: '{', alerts })).toThrow('JSON');
  });
});
