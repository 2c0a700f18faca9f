import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { consoleLimits } from '#contract/console/limits.ts';
import type { FailedJobView } from '#contract/console/status.ts';
import { jobRetry } from '#contract/console/status.ts';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { useStaff } from '../session.ts';
import { useAction } from '../use-action.ts';
import { useMoment } from '../use-moment.ts';
import type { StatusData } from './use-status.ts';

const errorOf = ({ error_type: type, error_code: code }: FailedJobView): string | null =>
  code === null ? type : [type, code].filter((one) => one !== null).join(' ');

interface RowProps {
  readonly job: FailedJobView;
  readonly again: ((job: string, id?: string) => void) | null;
}

function Row({ job, again }: RowProps) {
  const t = useTranslations('console.status.failed');
  const moment = useMoment();
  return (
    <tr>
      <th scope="row">{job.name}</th>
      <td data-label={t('when')}>
        {job.failed_at && <time dateTime={job.failed_at}>{moment(job.failed_at)}</time>}
      </td>
      <td data-label={t('why')}>
        <code>{errorOf(job) ?? t('noError')}</code>
      </td>
      <td data-label={t('tries')}>{job.tries}</td>
      <td data-label={t('next')}>
        {job.next_at === null ? t('givenUp') : moment(job.next_at, 'clock')}
      </td>
      <td>
        {again && (
          <ConsoleButton small online onClick={() => again(job.name, job.id)}>
            {t('again')}
            <span className="sr-only">: {job.name}</span>
          </ConsoleButton>
        )}
      </td>
    </tr>
  );
}

interface FailedPanelProps {
  readonly failed: StatusData['failed'];
  readonly onTried: () => void;
}

/** Jobs that failed, and trying them again. */
export function FailedPanel({ failed, onTried }: FailedPanelProps) {
  const t = useTranslations('console.status.failed');
  const id = useId();
  const { rights } = useStaff();
  const { run, busy, message } = useAction();
  const [tried, setTried] = useState<number | null>(null);
  const again = (job: string, one?: string) =>
    void run(async () => {
      const body = { job, ...(one !== undefined && { id: one }) };
      const { jobs } = await consoleCall(jobRetry, { body });
      setTried(jobs);
      onTried();
    });
  const mayRepair = rights.includes('system.repair');
  const jobs = failed?.jobs ?? [];
  const names = [...new Set(jobs.map(({ name }) => name))].filter(
    (name) => jobs.filter((job) => job.name === name).length > 1,
  );
  return (
    <section className="c-panel c-part" aria-labelledby={id} aria-busy={busy}>
      <div className="c-panel__head">
        <h2 id={id}>{t('title')}</h2>
        <span className="c-fill" />
        {mayRepair &&
          names.map((name) => (
            <ConsoleButton key={name} small online busy={busy} onClick={() => again(name)}>
              {t('allOf', { job: name })}
            </ConsoleButton>
          ))}
      </div>
      <p role="status" className="c-part__text">
        {tried !== null && t('done', { count: tried })}
      </p>
      {message && (
        <p role="alert" className="c-error c-part__text">
          {message}
        </p>
      )}
      {failed === null && <p className="c-part__text">{t('error')}</p>}
      {failed && jobs.length === 0 && (
        <p className="c-part__text">
          <b>{t('none')}</b> {t('noneText')}
        </p>
      )}
      {jobs.length > 0 && (
        <>
          <p className="c-part__text c-muted">
            {t('lead')}
            {failed?.is_whole === false &&
              ` ${t('notWhole', { count: consoleLimits.status.failedJobs })}`}
          </p>
          <table className="c-table c-failed">
            <thead>
              <tr>
                {(['job', 'when', 'why', 'tries', 'next'] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(name)}
                  </th>
                ))}
                <th scope="col">
                  <span className="sr-only">{t('again')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {jobs.map((job) => (
                <Row key={job.id} job={job} again={mayRepair ? again : null} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
