import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { DebitRun, DebitsPage } from '#contract/console/debits.ts';
import { debitFile } from '#contract/console/debits.ts';
import type { DebitFileKind } from '#contract/console/enums.ts';
import { callUrl } from '#contract/core/client.ts';
import { cx } from '#web/ui/cx.ts';
import { ConsoleButton } from '../console-button.tsx';
import { ensureProof } from '../console-call.ts';
import { useMoment } from '../use-moment.ts';
import { useEuros } from './use-euros.ts';
import { usePartsText } from './use-parts-text.ts';

/** A file is opened, not called: the passkey is asked for before. */
const save = async (run: string, kind: DebitFileKind) => {
  if (!(await ensureProof())) return;
  const link = document.createElement('a');
  link.href = callUrl(debitFile, { query: { run, kind } });
  link.download = '';
  link.click();
};

const looks = { staged: 'c-status--warn', ready: 'c-status--plum', gone: null } as const;

function Files({ run }: { run: DebitRun }) {
  const t = useTranslations('console.debits');
  return (
    <ul className="c-debits__files">
      {run.files.map(({ kind, state }) => (
        <li key={kind}>
          {state === 'ready' ? (
            <ConsoleButton
              small
              online
              icon="download-simple"
              onClick={() => void save(run.id, kind)}
            >
              {t(`files.${kind}`)}
            </ConsoleButton>
          ) : (
            <span className="c-muted">{t(`files.${kind}`)}</span>
          )}{' '}
          <span className={cx('c-status', looks[state])}>{t(`fileStates.${state}`)}</span>
        </li>
      ))}
    </ul>
  );
}

function Row({ run, company }: { run: DebitRun; company: string }) {
  const t = useTranslations('console.debits');
  const euros = useEuros();
  const partsText = usePartsText();
  const moment = useMoment();
  const open = run.debits - run.collected - run.returned;
  return (
    <tr>
      <th scope="row">
        <time dateTime={run.at}>{moment(run.at)}</time>
        <small>{run.by ? t('by', { name: run.by.name }) : t('byJob')}</small>
      </th>
      <td className="c-debits__company">{company}</td>
      <td className="c-debits__number">
        <b>{euros(run.minor)}</b>
        <small>{t('count', { count: run.debits })}</small>
      </td>
      <td className="c-debits__became">
        {partsText({ open, collected: run.collected, returned: run.returned })}
      </td>
      <td>
        <Files run={run} />
      </td>
    </tr>
  );
}

/** Files that were written for banks, the latest first, and what became of them. */
export function RunTable({ page }: { page: DebitsPage }) {
  const t = useTranslations('console.debits');
  const id = useId();
  const nameOf = ({ company }: DebitRun) =>
    page.creditors.find((creditor) => creditor.id === company)?.name ?? '';
  return (
    <section className="c-panel" aria-labelledby={id}>
      <div className="c-panel__head">
        <h2 id={id}>{t('runs')}</h2>
      </div>
      {page.runs.length === 0 ? (
        <p className="c-hint c-debits__note">{t('noRuns')}</p>
      ) : (
        <table className="c-table c-debits__table c-debits__runs">
          <thead>
            <tr>
              <th scope="col">{t('columns.at')}</th>
              <th scope="col">{t('columns.company')}</th>
              <th scope="col" className="c-debits__number">
                {t('columns.amount')}
              </th>
              <th scope="col">{t('columns.became')}</th>
              <th scope="col">{t('columns.files')}</th>
            </tr>
          </thead>
          <tbody>
            {page.runs.map((run) => (
              <Row key={run.id} run={run} company={nameOf(run)} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
