import pg from 'pg';
import { servedCountries } from '#contract/countries.ts';
import type { Core } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { sumHours } from '#server/features/figures/count/sum-hours.ts';
import { withoutIndexes } from '../indexes.ts';

const SOURCES = 20;

const list = (values: readonly (string | number)[]) =>
  `(array[${values.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join()}])`;

/** One of a list, the first ones more often than the last. */
const oneOf = (values: readonly (string | number)[]) =>
  `${list(values)}[1 + floor(${values.length} * random() ^ 2)::int]`;

const country = oneOf(servedCountries);
const source = oneOf([
  '',
  ...Array.from({ length: SOURCES - 1 }, (_, number) => `source ${number}`),
]);
const pack = oneOf([50, 100, 250, 500, 1000]);
const minutes = oneOf([5, 1, 15, 60, 240, 1440, 2, 10, 4320]);
/** Most countries pay in euros, each of the others in its own. */
const currency = `case country when 'GB' then 'GBP' when 'CH' then 'CHF' when 'SE' then 'SEK'
  when 'DK' then 'DKK' when 'NO' then 'NOK' when 'PL' then 'PLN' else 'EUR' end`;
const reason = oneOf(['asked', 'given', 'returned']);
const outcome = oneOf(['acted', 'kept', 'rejected']);

type Cell = 'country' | 'source' | 'package' | 'detail' | 'currency';

/** How often something happens in an hour on a site, and what is told apart of it. */
const happens: readonly (readonly [
  measure: string,
  times: number,
  of: Partial<Record<Cell, string>>,
])[] = [
  ['visits', 150, { country: 'country' }],
  ['signups', 38, { country: 'country', source }],
  ['activated', 28, { country: 'country', source }],
  ['activation_time', 28, { detail: minutes }],
  ['active', 400, { country: 'country' }],
  ['came_back', 30, { detail: oneOf(['1', '7', '30']) }],
  ['writers', 18, { country: 'country', source }],
  ['messages', 400, { country: 'country' }],
  ['first_messages', 80, {}],
  ['answers', 60, { detail: minutes }],
  ['likes', 200, {}],
  ['matches', 30, {}],
  ['buyers', 3, { country: 'country', source }],
  ['orders', 23, { country: 'country', package: pack, currency }],
  ['refunds', 3, { country: 'country', package: pack, detail: reason, currency }],
  ['paid', 23, { currency }],
  ['repaid', 3, { detail: reason, currency }],
  ['reports', 3, { detail: outcome }],
  ['waiting', 5, {}],
];

const inserts = (from: Date, days: number, sites: number): string[] =>
  happens.map(([measure, times, of]) => {
    const cells = Object.entries(of);
    const names = cells.map(([name]) => name);
    const columns = ['hour', 'site_id', ...names];
    return `insert into figures (measure, ${columns.join()}, count, minor)
      select '${measure}', ${columns.join()}, count(*), 999 * count(*) from (
        select hour, site_id${cells.map(([name, drawn]) => `, ${drawn} as ${name}`).join('')}
        from (select *, ${country} as country from generate_series('${from.toISOString()}'::timestamptz,
          '${addTime(from, { days }).toISOString()}'::timestamptz - interval '1 hour', '1 hour') hour,
          generate_series(1, ${sites}) site_id, generate_series(1, ${times})) somewhere) drawn
      group by ${columns.join()}`;
  });

const DAYS_AT_ONCE = 10;

/** Fills in the figures of sites up to this hour, as a million members would have caused them. */
export const fillFigures = async (
  core: Core,
  url: string,
  { days, sites }: { readonly days: number; readonly sites: number },
): Promise<void> => {
  const end = new Date(Math.floor(core.clock.now().getTime() / 3_600_000) * 3_600_000);
  const from = addTime(end, { days: -days });
  const tables = ['figures'];
  await withoutIndexes(
    url,
    { tables, afterwards: ['cluster figures using figures_cell', 'vacuum analyze figures'] },
    (run) => run(inserts(from, days, sites)),
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into figure_hours (hour, counted_at, is_due)
    select hour, hour, false from generate_series($1::timestamptz, $2::timestamptz, '1 hour') hour`,
    [from, addTime(end, { hours: -1 })],
  );
  for (let day = 0; day < days; day += DAYS_AT_ONCE)
    await core.transact((tx) =>
      sumHours(tx, {
        from: addTime(from, { days: day }),
        to: addTime(from, { days: Math.min(days, day + DAYS_AT_ONCE) }),
      }),
    );
  await client.query('vacuum analyze figure_days, figure_weeks');
  await client.end();
};
