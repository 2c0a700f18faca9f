import { useTranslations } from 'use-intl';
import type { CaseView } from '#contract/console/case-views.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import type { ConsoleIconName } from '../icons/names.ts';
import { useMoment } from '../use-moment.ts';

type Signals = NonNullable<CaseView['signals']>;

/** One thing that is known, and what else is about it. */
interface Signal {
  readonly icon: ConsoleIconName;
  readonly tone: 'bad' | 'warn' | 'plain';
  readonly text: string;
  readonly more?: string;
}

/** So many chats begun in a week are many. */
const MANY_CHATS = 40;

const DAY_MS = 86_400_000;

const useSignals = (signals: Signals, now: number): readonly Signal[] => {
  const t = useTranslations('console.case.signals');
  const moment = useMoment();
  const { shared_network: network, same_picture: picture, chats, orders, source } = signals;
  const joined = moment(signals.joined_at, 'day');
  const days = Math.max(0, Math.floor((now - Date.parse(signals.joined_at)) / DAY_MS));
  const shared: Signal[] =
    network && network.accounts > 0
      ? [
          {
            icon: 'users-three',
            tone: network.banned > 0 ? 'bad' : 'plain',
            text: t('network', { count: network.accounts }),
            ...(network.banned > 0 && { more: t('networkBanned', { count: network.banned }) }),
          },
        ]
      : [];
  const pictures: Signal[] =
    picture !== null && picture > 0
      ? [{ icon: 'images-square', tone: 'bad', text: t('picture', { count: picture }) }]
      : [];
  const begun: Signal[] =
    chats.begun > 0
      ? [
          {
            icon: 'chats',
            tone: chats.begun >= MANY_CHATS ? 'warn' : 'plain',
            text: t('chats', { count: chats.begun }),
            more: t('answered', { count: chats.answered }),
          },
        ]
      : [];
  const bought: Signal[] =
    orders > 0
      ? [{ icon: 'credit-card', tone: 'plain', text: t('orders', { count: orders }) }]
      : [];
  return [
    ...shared,
    ...pictures,
    ...begun,
    {
      icon: 'calendar-blank',
      tone: 'plain',
      text: t('age', { count: days }),
      more: source ? t('joinedVia', { date: joined, source }) : t('joined', { date: joined }),
    },
    ...bought,
  ];
};

/** What is known, each as a plain fact and never as a score. */
export function SignalsPanel({ signals, now }: { signals: Signals; now: number }) {
  const t = useTranslations('console.case.signals');
  const known = useSignals(signals, now);
  return (
    <section className="c-panel" aria-label={t('title')}>
      <div className="c-panel__head">
        <h2>{t('title')}</h2>
      </div>
      <ul className="c-signals">
        {known.map(({ icon, tone, text, more }) => (
          <li key={icon} className={`c-signal--${tone}`}>
            <ConsoleIcon name={icon} />
            <span>
              <b>{text}</b>
              {more && <small>{more}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
