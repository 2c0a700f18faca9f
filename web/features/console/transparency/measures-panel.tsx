import { useTranslations } from 'use-intl';
import type { TransparencyReport } from '#contract/transparency.ts';
import { PanelWithTable } from './figure-panel.tsx';

/** What was done about members, for what, and how it was found. */
export function MeasuresPanel({ report }: { report: TransparencyReport }) {
  const t = useTranslations('console.transparency');
  const names = useTranslations('console');
  return (
    <PanelWithTable isWide title={t('decisions')}>
      <thead>
        <tr>
          {(['kind', 'ground', 'source', 'number', 'reversed'] as const).map((name) => (
            <th
              key={name}
              scope="col"
              {...(name === 'number' && { className: 'c-figures__number' })}
            >
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {report.decisions.map(({ kind, ground, source, count, reversed }) => (
          <tr key={`${kind} ${ground} ${source}`}>
            <th scope="row">{names(`cases.done.${kind}`)}</th>
            <td>{ground ? names(`cases.grounds.${ground}`) : '–'}</td>
            <td>{names(`case.decide.sources.${source}`)}</td>
            <td className="c-figures__number">{count}</td>
            <td>{reversed}</td>
          </tr>
        ))}
        {report.decisions.length === 0 && (
          <tr>
            <td colSpan={5}>{t('none')}</td>
          </tr>
        )}
        <tr>
          <th scope="row" colSpan={3}>
            {t('automated')}
          </th>
          <td className="c-figures__number">{report.automated}</td>
          <td>–</td>
        </tr>
      </tbody>
    </PanelWithTable>
  );
}
