import { useNavigate } from 'react-router';
import { caseNext } from '#contract/console/cases.ts';
import type { CaseKind } from '#contract/console/enums.ts';
import { consoleCall } from '../console-call.ts';
import { CASES_PATH, COMPLAINTS_PATH } from '../pages.ts';
import { useChosenSite, useSiteLink } from '../session.ts';

/** Takes the gravest and oldest case that nobody has, and opens it; false if there is none. */
export const useClaimNext = (): ((kind?: CaseKind) => Promise<boolean>) => {
  const navigate = useNavigate();
  const link = useSiteLink();
  const site = useChosenSite()?.id;
  return async (kind) => {
    const body = { ...(kind && { kind }), ...(site !== undefined && { site }) };
    const { id } = await consoleCall(caseNext, { body });
    const path = kind === 'complaint' ? COMPLAINTS_PATH : CASES_PATH;
    await navigate(link(id === null ? path : `${path}/${id}`));
    return id !== null;
  };
};
