import { Link } from 'react-router';
import type { AnnouncementRow } from '#contract/console/announcement-views.ts';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { announcementPath } from '../pages.ts';
import { useSiteLink } from '../session.ts';
import { SiteName } from '../site-name.tsx';
import { useMoment } from '../use-moment.ts';
import { StateBadge } from './state-badge.tsx';

const columns = ['subject', 'kind', 'state', 'site', 'languages', 'changed', 'told'] as const;

export const rowLinkId = (id: string): string => `announcement-${id}`;

function Row({ row, isCurrent }: { row: AnnouncementRow; isCurrent: boolean }) {
  const t = useTranslations('console.announcements');
  const format = useFormatter();
  const moment = useMoment();
  const linkTo = useSiteLink();
  return (
    <tr aria-current={isCurrent || undefined}>
      <td className="c-announcements__subject">
        <Link
          id={rowLinkId(row.id)}
          to={linkTo(announcementPath(row.id))}
          className="c-cases__open"
        >
          {row.subject || <span className="c-muted">{t('noSubject')}</span>}
        </Link>
      </td>
      <td>{t(`kinds.${row.kind}`)}</td>
      <td className="c-announcements__end">
        <StateBadge state={row.state} />
      </td>
      <td>
        <SiteName id={row.site} none="" />
      </td>
      <td className="c-announcements__end">
        {t('languageCount', { count: row.languages.length })}
      </td>
      <td>
        <time dateTime={row.changed_at}>{moment(row.changed_at)}</time>
        {row.changed_by && <small>{row.changed_by.name}</small>}
      </td>
      <td className="c-announcements__number">
        {row.people === null
          ? '–'
          : t('toldOf', { told: format.number(row.told), people: format.number(row.people) })}
      </td>
    </tr>
  );
}

/** Announcements as a table at a desk, and as cards on a phone. */
export function AnnouncementTable({
  rows,
  current,
}: {
  rows: readonly AnnouncementRow[];
  current: string | null;
}) {
  const t = useTranslations('console.announcements');
  return (
    <table className="c-table c-offers c-announcements">
      <thead>
        <tr>
          {columns.map((name) => (
            <th
              key={name}
              scope="col"
              className={name === 'told' ? 'c-announcements__number' : undefined}
            >
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} isCurrent={row.id === current} />
        ))}
      </tbody>
    </table>
  );
}
