import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CountryRevenue } from '#contract/console/figures.ts';
import { figuresRevenue } from '#contract/console/figures.ts';
import { ConsoleSelect } from '../console-fields.tsx';
import { useOrderTexts } from '../orders/use-order-texts.ts';
import { ORDERS_PATH } from '../pages.ts';
import { changeOf } from './change.ts';
import { ChangeText } from './change-text.tsx';
import { ChartPanel, FigureTableView } from './chart-panel.tsx';
import type { OverviewQuery } from './overview-query.ts';
import { listPath } from './overview-query.ts';
import { useFigures } from './use-figures.ts';

/** Packages that have a colour of their own. */
const COLOURS = 5;

/** What orders brought, by country and package, one currency at a time. */
export function RevenuePanel({ query }: { query: OverviewQuery }) {
  const t = useTranslations('console.overview');
  const orderTexts = useOrderTexts();
  const figures = useFigures(figuresRevenue, query);
  const [chosen, setChosen] = useState<string | null>(null);
  const countryName = ({ country, countries }: CountryRevenue) =>
    country === null ? t('others', { count: countries }) : orderTexts.country(country);
  return (
    <ChartPanel
      title={t('revenueBy')}
      area="revenue"
      figures={figures}
      query={query}
      file="revenue"
      show={({ span, currencies }) => {
        const current = currencies.find(({ currency }) => currency === chosen) ?? currencies[0];
        if (!current) {
          const nothing = <p className="c-hint">{t('nothing')}</p>;
          return { chart: nothing, table: nothing, note: t('byPackage') };
        }
        const { currency, packages, countries } = current;
        const keyOf = (credits: number) => Math.min(COLOURS, packages.indexOf(credits) + 1);
        const highest = Math.max(1, ...countries.map(({ minor }) => minor));
        const pathOf = ({ country }: CountryRevenue) =>
          listPath(ORDERS_PATH, query.site, {
            days: 'paid',
            from: span.from,
            to: span.to,
            ...(country !== null && { country }),
          });
        return {
          legend: (
            <ul className="c-legend-list">
              {packages.map((credits) => (
                <li key={credits}>
                  <i className={`c-key c-key--p${keyOf(credits)}`} />
                  {credits === packages.at(-1) ? t('credits', { count: credits }) : credits}
                </li>
              ))}
            </ul>
          ),
          chart: (
            <>
              {currencies.length > 1 && (
                <ConsoleSelect
                  className="c-bars__currency"
                  aria-label={t('currency')}
                  value={currency}
                  onChange={({ target }) => setChosen(target.value)}
                >
                  {currencies.map((one) => (
                    <option key={one.currency}>{one.currency}</option>
                  ))}
                </ConsoleSelect>
              )}
              <ul className="c-bars">
                {countries.map((row) => (
                  <li key={row.country ?? ''}>
                    <Link to={pathOf(row)}>
                      <span>{countryName(row)}</span>
                      <span className="c-bars__bar" aria-hidden="true">
                        {row.packages
                          .filter(({ minor }) => minor > 0)
                          .map(({ credits, minor }) => (
                            <i
                              key={credits}
                              className={`c-key--p${keyOf(credits)}`}
                              style={{ width: `${(minor / highest) * 100}%` }}
                            />
                          ))}
                      </span>
                      <b>{orderTexts.money(row.minor, current)}</b>
                      <ChangeText change={changeOf(row.minor, row.minor_before)} />
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          ),
          table: (
            <FigureTableView
              head={[
                t('country'),
                ...packages.map((credits) => t('credits', { count: credits })),
                t('net'),
                t('changed'),
              ]}
              rows={countries.map((row) => ({
                key: row.country ?? '',
                name: countryName(row),
                cells: [
                  ...packages.map((credits) =>
                    orderTexts.money(
                      row.packages.find((one) => one.credits === credits)?.minor ?? 0,
                      current,
                    ),
                  ),
                  orderTexts.money(row.minor, current),
                  <ChangeText key="change" change={changeOf(row.minor, row.minor_before)} />,
                ],
              }))}
            />
          ),
          note: t('byPackage'),
        };
      }}
    />
  );
}
