import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { BankFilePage, BankFileView } from '#contract/console/debits.ts';
import type { BankLineOutcome } from '#contract/console/enums.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { cx } from '#web/ui/cx.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { orderPath } from '../pages.ts';
import { useMoment } from '../use-moment.ts';
import { fileSearch } from './file-link.ts';
import { useEuros } from './use-euros.ts';
import { usePartsText } from './use-parts-text.ts';

/** What a file changed, in numbers. */
export const countsOf = ({ booked, returned, known, unknown }: BankFileView) => ({
  booked,
  returned,
  known,
  unknown,
});

const looks: Record<BankLineOutcome, string | null> = {
  booked: 'c-status--ok',
  returned: 'c-status--bad',
  known: null,
  unknown: 'c-status--warn',
};

type Line = BankFilePage['lines'][number];

function LineRow({ line }: { line: Line }) {
  const t = useTranslations('console.debits');
  const euros = useEuros();
  const { outcome, reason, order, minor } = line;
  return (
    <tr>
      <th scope="row">
        {order ? (
          <Link className="c-link" to={orderPath(order.id)}>
            {order.number}
          </Link>
        ) : (
          <span className="c-debits__reference">{line.reference}</span>
        )}
      </th>
      <td>
        <span className={cx('c-status', looks[outcome])}>{t(`outcomes.${outcome}`)}</span>
      </td>
      <td>{reason !== null && t('reason', { code: reason })}</td>
      <td className="c-debits__number">{minor !== null && euros(minor)}</td>
    </tr>
  );
}

/** What one file of a bank said and changed. */
export function BankFileDetails({ file }: { file: BankFilePage }) {
  const t = useTranslations('console.debits');
  const partsText = usePartsText();
  const [search] = useSearchParams();
  const id = useId();
  return (
    <section className="c-panel" aria-labelledby={id}>
      <div className="c-panel__head">
        <h2 id={id} tabIndex={-1} className="c-debits__opened">
          {file.name}
        </h2>
        <span className="c-muted">
          {file.format}, {partsText(countsOf(file))}
        </span>
        <span className="c-fill" />
        <Link className="c-button c-button--small c-button--icon" to={fileSearch(search, null)}>
          <ConsoleIcon name="x" />
          <span className="sr-only">{t('close')}</span>
        </Link>
      </div>
      {file.lines.length === 0 ? (
        <p className="c-hint c-debits__note">{t('noLines')}</p>
      ) : (
        <table className="c-table c-debits__table">
          <thead>
            <tr>
              <th scope="col">{t('columns.order')}</th>
              <th scope="col">{t('columns.outcome')}</th>
              <th scope="col">{t('columns.reason')}</th>
              <th scope="col" className="c-debits__number">
                {t('columns.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {file.lines.map((line) => (
              <LineRow key={`${line.reference} ${line.outcome} ${line.reason}`} line={line} />
            ))}
          </tbody>
        </table>
      )}
      {!file.is_whole && (
        <p className="c-hint c-debits__note">
          {t('linesFirst', { count: consoleLimits.debits.linesTold })}
        </p>
      )}
    </section>
  );
}

/** Files that banks sent, the latest first. */
export function BankFileTable({ files }: { files: readonly BankFileView[] }) {
  const t = useTranslations('console.debits');
  const partsText = usePartsText();
  const moment = useMoment();
  const [search] = useSearchParams();
  const id = useId();
  return (
    <section className="c-panel" aria-labelledby={id}>
      <div className="c-panel__head">
        <h2 id={id}>{t('bankFiles')}</h2>
      </div>
      {files.length === 0 ? (
        <p className="c-hint c-debits__note">{t('noBankFiles')}</p>
      ) : (
        <ul className="c-list">
          {files.map((file) => (
            <li key={file.id}>
              <div className="c-fill">
                <Link className="c-link c-debits__name" to={fileSearch(search, file.id)}>
                  {file.name}
                </Link>
                <small>
                  {file.format}, <time dateTime={file.at}>{moment(file.at)}</time>,{' '}
                  {file.by ? t('by', { name: file.by.name }) : t('byJob')}
                </small>
              </div>
              <span className="c-muted">{partsText(countsOf(file))}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
