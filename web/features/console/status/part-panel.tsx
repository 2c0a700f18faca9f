import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { StatusFinding, StatusPartView, StatusState } from '#contract/console/status.ts';
import { statusGuides } from '#contract/console/status.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import type { ConsolePage } from '../pages.ts';
import { pagesFor } from '../pages.ts';
import { useStaff } from '../session.ts';
import { useMoment } from '../use-moment.ts';
import { useFigure, useWaited } from './use-figure.ts';

const looks = { fine: 'c-status--ok', look: 'c-status--warn', act: 'c-status--bad' } as const;

const icons = { fine: 'check', look: 'eye', act: 'warning-circle' } as const;

/** How something stands, in a word, a sign and a colour. */
function StateMark({ state }: { state: StatusState | null }) {
  const t = useTranslations('console.status.states');
  return (
    <span className={`c-status ${state ? looks[state] : 'c-status--line'}`}>
      <ConsoleIcon name={state ? icons[state] : 'plugs'} size="s" />
      {t(state ?? 'none')}
    </span>
  );
}

/** The page on which each queue is worked on, and which list of it. */
const queuePages = {
  photo: ['photo', ''],
  message_photo: ['message_photo', ''],
  selfie: ['selfie', ''],
  report: ['cases', ''],
  complaint: ['complaints', ''],
  appeal: ['cases', '?view=appeals&kind=all'],
  inbox: ['inbox', ''],
} as const satisfies Record<string, readonly [ConsolePage['name'], string]>;

type QueueName = keyof typeof queuePages;

const queueOf = ({ values }: StatusFinding): QueueName | null => {
  const { queue } = values;
  return typeof queue === 'string' && queue in queuePages ? (queue as QueueName) : null;
};

/** Where something is done about a finding, if it is in the console. */
const placeOf = (finding: StatusFinding): readonly [ConsolePage['name'], string] | null => {
  const queue = queueOf(finding);
  if (queue) return queuePages[queue];
  if (finding.name === 'disputes_due') return ['orders', '?view=disputed'];
  return finding.name === 'refunds_late' ? ['orders', ''] : null;
};

function Finding({ finding, state }: { finding: StatusFinding; state: StatusState | null }) {
  const t = useTranslations('console.status');
  const names = useTranslations('console.pages');
  const staff = useStaff();
  const queue = queueOf(finding);
  const [name, view = ''] = placeOf(finding) ?? [];
  const page = pagesFor(staff).find((one) => one.name === name);
  const waited = useWaited();
  const texts = {
    ...finding.values,
    waited: waited(Number(finding.values['minutes'] ?? 0)),
    queueName: queue ? t(`queues.${queue}`) : '',
  };
  return (
    <li>
      {finding.state !== state && finding.state !== 'fine' && <StateMark state={finding.state} />}
      <p>{t(`findings.${finding.name}`, texts as never)}</p>
      {page && (
        <Link className="c-link" to={`${page.path}${view}`}>
          {t('open', { page: names(page.name) })}
        </Link>
      )}
    </li>
  );
}

function Figures({ figures }: { figures: StatusPartView['figures'] }) {
  const t = useTranslations('console.status.figures');
  const textOf = useFigure();
  if (figures.length === 0) return null;
  return (
    <dl className="c-part__figures">
      {figures.map((figure) => (
        <div key={figure.name}>
          <dt>{t(figure.name)}</dt>
          <dd>{textOf(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One part of the installation: how it is, its figures, and what to do. */
export function PartPanel({ view }: { view: StatusPartView }) {
  const t = useTranslations('console.status');
  const moment = useMoment();
  const id = useId();
  const { part, state, error, since, measured_at: at, findings, figures } = view;
  const isWanting = error !== null || findings.some((finding) => finding.state !== 'fine');
  return (
    <section className="c-panel c-part" aria-labelledby={id} data-state={state ?? 'none'}>
      <div className="c-panel__head">
        <h2 id={id}>{t(`parts.${part}`)}</h2>
        <StateMark state={state} />
        <span className="c-fill" />
        {since !== null && <small>{t('since', { time: moment(since) })}</small>}
      </div>
      {error !== null && <p className="c-part__text">{t(`errors.${error}`)}</p>}
      {findings.length > 0 && (
        <ul className="c-part__findings">
          {findings.map((finding) => (
            <Finding
              key={`${finding.name} ${Object.values(finding.values).join(' ')}`}
              finding={finding}
              state={state}
            />
          ))}
        </ul>
      )}
      {part === 'settings' && findings.length === 0 && error === null && (
        <p className="c-part__text">{t('settingsFine')}</p>
      )}
      <Figures figures={figures} />
      <footer className="c-part__foot">
        {isWanting && (
          <small>
            {t('guide')} <code>{statusGuides[part]}</code>
          </small>
        )}
        <span className="c-fill" />
        {at !== null && part !== 'settings' && (
          <small>{t('measured', { time: moment(at, 'clock') })}</small>
        )}
      </footer>
    </section>
  );
}

/** What needs somebody comes first; what is alike stays in its order. */
export const gravestFirst = (parts: readonly StatusPartView[]): readonly StatusPartView[] => {
  const rank = ({ state }: StatusPartView) =>
    ({ act: 0, none: 1, look: 2, fine: 3 })[state ?? 'none'];
  return parts.toSorted((one, other) => rank(one) - rank(other));
};
