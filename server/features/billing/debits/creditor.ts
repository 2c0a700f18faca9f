import { checksumCreditorID, checksumIBAN } from 'sepa';
import type { Core, Site } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { companyOf } from '#server/features/site/index.ts';

/** Who collects direct debits. */
interface Creditor {
  readonly name: string;
  readonly address: string;
  /** What banks call it. */
  readonly id: string;
  readonly iban: string;
}

/** Whether the company of a site can collect; where no money moves, it can with what is invented. */
export const canCollectDebits = ({ config, payments }: Core, { companyId }: Site): boolean =>
  config.sepaAccounts?.has(companyId) ?? payments.name === 'sandbox';

/** Looks like the real thing, and no bank knows it. */
const sandboxAccountOf = ({ country, kvk }: { readonly country: string; readonly kvk: string }) => {
  const digits = kvk.replaceAll(/\D/g, '');
  return {
    creditorId: checksumCreditorID(`${country}00ZZZ${digits.slice(-8).padStart(8, '0')}0000`),
    iban: checksumIBAN(`NL00DUET${digits.slice(-10).padStart(10, '0')}`),
  };
};

export const findCreditor = async (core: Core, site: Site, db: Db = core.db): Promise<Creditor> => {
  const company = await companyOf(core, site, db);
  if (!company) throw new Error(`Company ${site.companyId} is missing.`);
  const { name, address, city } = company;
  const { iban, creditorId } =
    core.config.sepaAccounts?.get(site.companyId) ?? sandboxAccountOf(company);
  return { name, address: `${address}, ${city}`, id: creditorId, iban };
};
