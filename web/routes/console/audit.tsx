import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { auditFile, auditLog } from '#contract/console/audit.ts';
import { callUrl } from '#contract/core/client.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { filtersOf } from '#web/features/console/audit/audit-filters.ts';
import { AuditTable } from '#web/features/console/audit/audit-table.tsx';
import { ChainState } from '#web/features/console/audit/chain-state.tsx';
import { FilterBar } from '#web/features/console/audit/filter-bar.tsx';
import { ConsoleButton } from '#web/features/console/console-button.tsx';
import { consoleCall, ensureProof } from '#web/features/console/console-call.ts';
import { ConsolePageBody } from '#web/features/console/console-frame.tsx';
import { ConsoleIcon } from '#web/features/console/icons/console-icon.tsx';
import { useKeys } from '#web/features/console/use-keys.ts';
import { usePages } from '#web/lib/use-pages.ts';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/audit';

type Log = Answer<typeof auditLog>;

interface Loaded {
  readonly query: ReturnType<typeof filtersOf>;
  readonly log: Log;
}

export const loader = async (args: Route.LoaderArgs): Promise<Loaded> => {
  const query = filtersOf(new URL(args.request.url).searchParams);
  return { query, log: await orErrorPage(serverCall(args)(auditLog, { query })) };
};

const source = {
  nextOf: ({ log }: Loaded) => log.next,
  load: ({ query }: Loaded, cursor: string, signal: AbortSignal) =>
    consoleCall(auditLog, { query: { ...query, cursor } }, { signal }),
  append: ({ query, log }: Loaded, page: Log): Loaded => ({
    query,
    log: { ...page, entries: [...log.entries, ...page.entries] },
  }),
  sizeOf: ({ entries }: Log) => entries.length,
};

/** A file is opened, not called: the passkey is asked for before. */
const save = async (query: Loaded['query']) => {
  if (!(await ensureProof())) return;
  const link = document.createElement('a');
  link.href = callUrl(auditFile, { query });
  link.download = 'audit.csv';
  link.click();
};

function None() {
  const t = useTranslations('console.audit');
  const [, setSearch] = useSearchParams();
  return (
    <div className="c-empty">
      <ConsoleIcon name="magnifying-glass" />
      <b>{t('none')}</b>
      <p>{t('noneText')}</p>
      <ConsoleButton onClick={() => setSearch({})}>{t('clear')}</ConsoleButton>
    </div>
  );
}

export default function ConsoleAudit({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('console');
  const { data, state, loadMore } = usePages(loaderData, source);
  const { query, log } = data;
  const saveFile = () => void save(query);
  useKeys([
    { keys: 'm', text: t('audit.more'), run: loadMore },
    { keys: 'd', text: t('audit.csvText'), run: saveFile },
  ]);
  const actions = (
    <>
      <ChainState chain={log.chain} />
      <ConsoleButton icon="download-simple" keys="d" onClick={saveFile}>
        CSV
      </ConsoleButton>
    </>
  );
  return (
    <ConsolePageBody title={t('pages.audit')} actions={actions}>
      <FilterBar people={log.people} />
      <section className="c-panel c-audit-panel" aria-label={t('pages.audit')}>
        {log.entries.length === 0 ? (
          <None />
        ) : (
          <AuditTable entries={log.entries} people={log.people} />
        )}
      </section>
      <div className="c-foot">
        {state === 'failed' && (
          <p role="alert" className="c-error">
            {t('failed.list')}
          </p>
        )}
        {log.next !== null && (
          <ConsoleButton keys="m" busy={state === 'loading'} onClick={loadMore}>
            {t(state === 'failed' ? 'failed.retry' : 'audit.more')}
          </ConsoleButton>
        )}
        <small>{t('audit.kept', { years: consoleLimits.staff.auditYears })}</small>
      </div>
    </ConsolePageBody>
  );
}
