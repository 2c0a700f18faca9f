import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { MemberRow } from '#contract/console/member-views.ts';
import { cx } from '#web/ui/cx.ts';
import { MemberAvatar } from '../cases/case-parts.tsx';
import { MemberStatus } from '../cases/member-panels.tsx';
import type { Selection } from '../cases/selection.ts';
import { SiteName } from '../site-name.tsx';
import { useMoment } from '../use-moment.ts';

/** The link of a row, which has the focus while somebody moves through the list. */
export const rowLinkId = (id: string): string => `member-${id}`;

/** A place and its country, or the country alone. */
export const usePlaceName = (): ((of: Pick<MemberRow, 'place' | 'country'>) => string) => {
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  return ({ place, country }) => [place, names.of(country) ?? country].filter(Boolean).join(', ');
};

interface RowProps {
  readonly row: MemberRow;
  readonly link: string;
  readonly isCurrent: boolean;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function Row({ row, link, isCurrent, isChosen, onToggle }: RowProps) {
  const t = useTranslations('console.members');
  const moment = useMoment();
  const placeName = usePlaceName();
  return (
    <tr className={cx(isChosen && 'c-cases__chosen')} aria-current={isCurrent || undefined}>
      <td className="c-cases__select">
        <label>
          <input
            type="checkbox"
            aria-label={t('select', { name: row.name })}
            checked={isChosen}
            onChange={onToggle}
          />
        </label>
      </td>
      <td className="c-members__name">
        <Link to={link} id={rowLinkId(row.id)} className="c-cases__open">
          <MemberAvatar member={row} />
          <b>{t('nameAge', { name: row.name, age: row.age })}</b>
        </Link>
      </td>
      <td className="c-members__status">
        <span className="c-row">
          <MemberStatus status={row.status} />
          {row.premium && <span className="c-status c-status--rose">{t('premium')}</span>}
          {row.fictional && <span className="c-status c-status--plum">{t('fictional')}</span>}
        </span>
      </td>
      <td className="c-members__site">
        <SiteName id={row.site} none="" />
      </td>
      <td className="c-members__place">{placeName(row)}</td>
      <td className="c-members__joined">
        <time dateTime={row.joined_at}>{moment(row.joined_at, 'day')}</time>
      </td>
      <td className="c-members__seen">
        {row.seen_at === null ? (
          <span className="c-muted">–</span>
        ) : (
          <time dateTime={row.seen_at}>{moment(row.seen_at)}</time>
        )}
      </td>
    </tr>
  );
}

const columns = ['name', 'status', 'site', 'place', 'joined', 'seen'] as const;

interface MemberTableProps {
  readonly rows: readonly MemberRow[];
  readonly selection: Selection;
  readonly linkTo: (row: MemberRow) => string;
  readonly onToggle: (id: string) => void;
  readonly onToggleAll: () => void;
}

/** Members as a table at a desk, and as cards on a phone. */
export function MemberTable(props: MemberTableProps) {
  const { rows, selection, linkTo, onToggle, onToggleAll } = props;
  const t = useTranslations('console.members');
  return (
    <table className="c-table c-cases c-members">
      <thead>
        <tr>
          <th className="c-cases__select">
            <label>
              <input
                type="checkbox"
                aria-label={t('selectAll')}
                checked={selection.chosen.size === rows.length}
                onChange={onToggleAll}
              />
            </label>
          </th>
          {columns.map((name) => (
            <th key={name} scope="col" className={`c-members__${name}`}>
              {t(`columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
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
