import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { siteDomainCheck } from '#contract/console/sites.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { ActionError } from '../action-error.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { useAction } from '../use-action.ts';

type Result = Answer<typeof siteDomainCheck>['result'];

interface DomainChecksProps {
  readonly site: number;
  readonly domains: readonly string[];
}

/** Asks each domain whether it leads here. */
export function DomainChecks({ site, domains }: DomainChecksProps) {
  const t = useTranslations('console.settings');
  const { busy, run, message } = useAction();
  const [results, setResults] = useState<Readonly<Record<string, Result>>>({});
  const check = () =>
    run(async () => {
      const answers = await Promise.all(
        domains.map(async (domain) => {
          const query = { site: String(site), domain };
          return [domain, (await consoleCall(siteDomainCheck, { query })).result] as const;
        }),
      );
      setResults(Object.fromEntries(answers));
    });
  return (
    <div className="c-domains">
      <ConsoleButton small icon="plugs" online busy={busy} onClick={() => void check()}>
        {t('checkDomains')}
      </ConsoleButton>
      <ul role="status">
        {domains.map((domain) => {
          const result = results[domain];
          return (
            result && (
              <li key={domain} className={result === 'here' ? undefined : 'c-domains__bad'}>
                <ConsoleIcon name={result === 'here' ? 'check-bold' : 'warning-circle'} />
                {t(`domainResults.${result}`, { domain })}
              </li>
            )
          );
        })}
      </ul>
      <ActionError message={message} />
    </div>
  );
}
