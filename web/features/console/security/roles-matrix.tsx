import { useTranslations } from 'use-intl';
import type { StaffRight, StaffRole } from '#contract/console/rights.ts';
import { grantOf, staffRights, staffRoles } from '#contract/console/rights.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';

function GrantMark({ grant }: { grant: ReturnType<typeof grantOf> }) {
  if (grant === null) return <span className="c-grant c-grant--none" aria-hidden />;
  return grant === 'alone' ? (
    <span className="c-grant c-grant--alone" aria-hidden>
      <ConsoleIcon name="check-bold" />
    </span>
  ) : (
    <span className="c-grant c-grant--second" aria-hidden>
      2
    </span>
  );
}

function Grant({ role, right }: { role: StaffRole; right: StaffRight }) {
  const t = useTranslations('console.grants');
  const grant = grantOf(role, right);
  return (
    <td>
      <GrantMark grant={grant} />
      <span className="sr-only">{t(grant ?? 'none')}</span>
    </td>
  );
}

/** Keys of texts have no dots. */
const textKeys = {
  'photos.review': 'photos_review',
  'cases.decide': 'cases_decide',
  'cases.ban': 'cases_ban',
  'inbox.answer': 'inbox_answer',
  'fictional.edit': 'fictional_edit',
  'members.read': 'members_read',
  'members.reveal': 'members_reveal',
  'members.manage': 'members_manage',
  'orders.refund': 'orders_refund',
  'credits.correct': 'credits_correct',
  'prices.edit': 'prices_edit',
  'figures.read': 'figures_read',
  'sites.edit': 'sites_edit',
  'announcements.send': 'announcements_send',
  'staff.manage': 'staff_manage',
  'audit.read': 'audit_read',
  'system.read': 'system_read',
  'system.repair': 'system_repair',
} as const satisfies Record<StaffRight, string>;

/** What each role may do. */
export function RolesMatrix() {
  const t = useTranslations('console');
  return (
    <section className="c-panel" aria-labelledby="roles-matrix">
      <div className="c-panel__head">
        <h2 id="roles-matrix">{t('security.matrix')}</h2>
        <span className="c-fill" />
        {(['alone', 'second', null] as const).map((grant) => (
          <span key={grant} className="c-legend">
            <GrantMark grant={grant} />
            {t(`grants.${grant ?? 'none'}`)}
          </span>
        ))}
      </div>
      <div
        className="c-scroll"
        role="region"
        aria-label={t('security.matrix')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls on phones, and keys do it.
        tabIndex={0}
      >
        <table className="c-table c-matrix">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t('security.right')}</span>
              </th>
              {staffRoles.map((role) => (
                <th key={role} scope="col">
                  {t(`roles.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {staffRights.map((right) => (
              <tr key={right}>
                <th scope="row">{t(`rights.${textKeys[right]}`)}</th>
                {staffRoles.map((role) => (
                  <Grant key={role} role={role} right={right} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
