import { useTranslations } from 'use-intl';
import type { RoleGrant, StaffRole } from '#contract/console/rights.ts';
import { staffRoles } from '#contract/console/rights.ts';
import { useConsoleSession } from '../session.ts';

interface RolePickerProps {
  readonly roles: readonly RoleGrant[];
  readonly onRoles: (roles: readonly RoleGrant[]) => void;
}

/** Several roles, each for all sites or for some of them. */
export function RolePicker({ roles, onRoles }: RolePickerProps) {
  const t = useTranslations('console');
  const { sites } = useConsoleSession();
  const columns = [
    { site: null, name: t('sites.all') },
    ...sites.map(({ id, name }) => ({ site: id, name })),
  ];
  const has = (role: StaffRole, site: number | null) =>
    roles.some((grant) => grant.role === role && grant.site === site);
  const toggle = (role: StaffRole, site: number | null) => {
    const isOther = (grant: RoleGrant) =>
      grant.role !== role || (site !== null && grant.site !== site);
    const others = roles.filter(isOther);
    onRoles(has(role, site) ? others : [...others, { role, site }]);
  };
  return (
    <fieldset className="c-picker">
      <legend>{t('team.rolesLabel')}</legend>
      <div className="c-scroll">
        <table className="c-table c-matrix">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t('team.rolesLabel')}</span>
              </th>
              {columns.map(({ site, name }) => (
                <th key={site} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {staffRoles.map((role) => (
              <tr key={role}>
                <th scope="row">{t(`roles.${role}`)}</th>
                {columns.map(({ site, name }) => (
                  <td key={site}>
                    <input
                      type="checkbox"
                      aria-label={t('roles.onSite', { role: t(`roles.${role}`), site: name })}
                      checked={has(role, site) || has(role, null)}
                      disabled={site !== null && has(role, null)}
                      onChange={() => toggle(role, site)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </fieldset>
  );
}
