import { useTranslations } from 'use-intl';
import type { AuditEntry } from '#contract/console/audit.ts';
import { auditActions } from '#contract/console/enums.ts';
import { SiteName } from '../site-name.tsx';
import { StaffInitials } from '../staff-initials.tsx';
import { useMoment } from '../use-moment.ts';
import { useSentence } from './use-sentence.ts';

/** What should catch the eye. */
const toneOf = ({ action }: AuditEntry): string => {
  if (action === 'audit_broken' || action === 'codes_blocked') return 'c-status--bad';
  if (action === 'sign_in_refused' || action === 'agreed_alone') return 'c-status--warn';
  return auditActions[action] === 'team' ? 'c-status--plum' : '';
};

interface AuditTableProps {
  readonly entries: readonly AuditEntry[];
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

/** The entries, the latest first. */
export function AuditTable({ entries, people }: AuditTableProps) {
  const t = useTranslations('console.audit');
  const moment = useMoment();
  const sentence = useSentence(people);
  return (
    <table className="c-table c-audit">
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('when')}</th>
          <th scope="col">{t('who')}</th>
          <th scope="col">{t('group')}</th>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('site')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.no}>
            <td className="c-audit__time">
              <time dateTime={entry.at}>{moment(entry.at, 'exact')}</time>
            </td>
            <td className="c-audit__who">
              {entry.actor && <StaffInitials name={entry.actor} />}
              {entry.actor || t('system')}
            </td>
            <td className="c-audit__group">
              <span className={`c-status ${toneOf(entry)}`}>
                {t(`groups.${auditActions[entry.action]}`)}
              </span>
            </td>
            <td className="c-audit__what">
              <b>{sentence(entry)}</b>
              {entry.reason && <q>{entry.reason}</q>}
              {entry.network && <span className="c-muted">{entry.network}</span>}
            </td>
            <td className="c-audit__site">
              <SiteName id={entry.site} none={t('console')} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
