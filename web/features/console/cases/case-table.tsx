import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CaseRow } from '#contract/console/case-views.ts';
import { cx } from '#web/ui/cx.ts';
import { SiteName } from '../site-name.tsx';
import { StaffInitials } from '../staff-initials.tsx';
import { useMoment } from '../use-moment.ts';
import { CaseAge, CaseState, MemberAvatar, SeverityBars } from './case-parts.tsx';
import type { Selection } from './selection.ts';

/** The link of a row, which has the focus while somebody moves through the list. */
export const rowLinkId = (id: string): string => `case-${id}`;

interface RowProps {
  readonly row: CaseRow;
  readonly now: number;
  readonly isCurrent: boolean;
  readonly isChosen: boolean;
  /** Complaints are about nobody, and nobody reported them. */
  readonly isComplaint: boolean;
  readonly link: string;
  readonly onToggle: () => void;
}

function Holder({ row }: Pick<RowProps, 'row'>) {
  const t = useTranslations('console.cases');
  if (!row.claimed_by) {
    return (
      <span className="c-nobody">
        <span className="sr-only">{t('nobody')}</span>
      </span>
    );
  }
  return (
    <span title={row.claimed_by.name}>
      <StaffInitials name={row.claimed_by.name} />
      <span className="sr-only">{row.claimed_by.name}</span>
    </span>
  );
}

function Row({ row, now, isCurrent, isChosen, isComplaint, link, onToggle }: RowProps) {
  const t = useTranslations('console.cases');
  const moment = useMoment();
  const { member, before, decided_at: decidedAt } = row;
  return (
    <tr className={cx(isChosen && 'c-cases__chosen')} aria-current={isCurrent || undefined}>
      <td className="c-cases__select">
        <label>
          <input
            type="checkbox"
            aria-label={t('select', { reference: row.reference })}
            checked={isChosen}
            onChange={onToggle}
          />
        </label>
      </td>
      <td className="c-cases__severity">
        <SeverityBars severity={row.severity} />
      </td>
      <td className="c-cases__reference">
        <Link to={link} id={rowLinkId(row.id)} className="c-cases__open">
          {row.reference}
        </Link>
      </td>
      {!isComplaint && (
        <td className="c-cases__member">
          {member ? (
            <span>
              <MemberAvatar member={member} />
              <b>{t('nameAge', { name: member.name, age: member.age })}</b>
            </span>
          ) : (
            <span className="c-muted">{t(row.kind === 'complaint' ? 'fromOutside' : 'gone')}</span>
          )}
        </td>
      )}
      <td className="c-cases__site">
        <SiteName id={row.site} none="" />
      </td>
      <td className="c-cases__what">
        <b>{t(`topics.${row.topic}`)}</b> <span className="c-muted">{row.excerpt}</span>
      </td>
      {!isComplaint && (
        <>
          <td className="c-cases__reports">{row.reports}</td>
          <td className="c-cases__before">
            <span className="c-muted">
              {before
                ? t('beforeText', {
                    kind: t(`done.${before.kind}`),
                    date: moment(before.at, 'date'),
                  })
                : '–'}
            </span>
          </td>
        </>
      )}
      <td className="c-cases__state">
        <CaseState row={row} />
      </td>
      <td className="c-cases__holder">
        <Holder row={row} />
      </td>
      <td className="c-cases__age">
        {decidedAt === null ? (
          <CaseAge row={row} now={now} />
        ) : (
          <time dateTime={decidedAt}>{moment(decidedAt)}</time>
        )}
      </td>
    </tr>
  );
}

const columns = [
  'reference',
  'member',
  'site',
  'what',
  'reports',
  'before',
  'state',
  'holder',
] as const;

const complaintColumns = ['reference', 'site', 'about', 'state', 'holder'] as const;

interface CaseTableProps {
  readonly rows: readonly CaseRow[];
  readonly now: number;
  readonly selection: Selection;
  /** Whether all of them are complaints. */
  readonly areComplaints: boolean;
  /** Whether they are decided already. */
  readonly isDone: boolean;
  readonly goal: number;
  readonly linkTo: (row: CaseRow) => string;
  readonly onToggle: (id: string) => void;
  readonly onToggleAll: () => void;
}

/** Cases as a table at a desk, and as cards on a phone. */
export function CaseTable(props: CaseTableProps) {
  const { rows, now, selection, areComplaints, isDone, goal, linkTo, onToggle, onToggleAll } =
    props;
  const t = useTranslations('console.cases');
  const areAll = rows.length > 0 && rows.every(({ id }) => selection.chosen.has(id));
  return (
    <table className="c-table c-cases">
      <thead>
        <tr>
          <th scope="col" className="c-cases__select">
            <label>
              <input
                type="checkbox"
                aria-label={t('selectAll')}
                checked={areAll}
                onChange={onToggleAll}
              />
            </label>
          </th>
          <th scope="col" className="c-cases__severity">
            <span className="sr-only">{t('columns.severity')}</span>
          </th>
          {(areComplaints ? complaintColumns : columns).map((name) => (
            <th key={name} scope="col" className={`c-cases__${name}`}>
              {t(`columns.${name}`)}
            </th>
          ))}
          <th scope="col" className="c-cases__age">
            {isDone ? t('columns.decided') : t('columns.age', { goal })}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            now={now}
            isComplaint={areComplaints}
            link={linkTo(row)}
            isCurrent={row.id === selection.current}
            isChosen={selection.chosen.has(row.id)}
            onToggle={() => onToggle(row.id)}
          />
        ))}
      </tbody>
    </table>
  );
}
