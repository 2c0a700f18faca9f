import { useTranslations } from 'use-intl';
import type { RoleGrant } from '#contract/console/rights.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';

/** Roles in words: each with its site, unless it is for all of them. */
export const useRoleNames = (
  sites: readonly { readonly id: number; readonly name: string }[],
): ((roles: readonly RoleGrant[]) => string) => {
  const t = useTranslations('console.roles');
  const format = useFormatter();
  return (roles) =>
    format.list(
      roles.map(({ role, site }) => {
        const name = sites.find(({ id }) => id === site)?.name;
        return site === null ? t(role) : t('onSite', { role: t(role), site: name ?? `${site}` });
      }),
      { type: 'unit' },
    );
};
