import { useTranslations } from 'use-intl';
import type { TransparencyReport } from '#contract/transparency.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';

const columns = ['kind', 'ground', 'source', 'number', 'reversed'] as const;

type Column = (typeof columns)[number];

const cellClass = 'px-4 py-3 align-top';

/** On phones the ground and the source stand below the measure. */
const classes: Readonly<Record<Column, string>> = {
  kind: cellClass,
  ground: `${cellClass} max-md:hidden`,
  source: `${cellClass} max-md:hidden`,
  number: `${cellClass} text-right tabular-nums`,
  reversed: `${cellClass} text-right tabular-nums`,
};

/** What was done about members, for what, and how it was found. */
export function MeasuresTable({ report }: { report: TransparencyReport }) {
  const t = useTranslations('transparency.measures');
  const common = useTranslations('transparency');
  const format = useFormatter();
  const measures = report.decisions.flatMap(({ kind, ...measure }) =>
    kind === 'no_action' ? [] : [{ kind, ...measure }],
  );
  return (
    <table className="w-full border-collapse text-left">
      <thead className="text-sm text-text-muted">
        <tr className="border-b border-line">
          {columns.map((column) => (
            <th key={column} scope="col" className={`${classes[column]} font-medium`}>
              {column === 'number' ? common('number') : t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {measures.length === 0 && (
          <tr className="border-b border-line">
            <td colSpan={columns.length} className={cellClass}>
              {t('none')}
            </td>
          </tr>
        )}
        {measures.map(({ kind, ground, source, count, reversed }) => {
          const why = ground ? t(`grounds.${ground}`) : '–';
          const how = t(`sources.${source}`);
          return (
            <tr key={`${kind} ${ground} ${source}`} className="border-b border-line">
              <th scope="row" className={`${classes.kind} font-medium`}>
                {t(`kinds.${kind}`)}
                <span className="block text-sm font-normal text-text-muted md:hidden">{why}</span>
                <span className="block text-sm font-normal text-text-muted md:hidden">{how}</span>
              </th>
              <td className={classes.ground}>{why}</td>
              <td className={classes.source}>{how}</td>
              <td className={classes.number}>{format.number(count)}</td>
              <td className={classes.reversed}>{format.number(reversed)}</td>
            </tr>
          );
        })}
        <tr>
          <th scope="row" className={`${classes.kind} font-medium`}>
            {t('automated')}
          </th>
          <td className={classes.ground}>–</td>
          <td className={classes.source}>–</td>
          <td className={classes.number}>{format.number(report.automated)}</td>
          <td className={classes.reversed}>–</td>
        </tr>
      </tbody>
    </table>
  );
}
