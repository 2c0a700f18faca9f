import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Announcement } from '#contract/console/announcement-views.ts';
import {
  announcementAdd,
  announcementFollow,
  announcementHalt,
  announcementResume,
} from '#contract/console/announcements.ts';
import type { Locale } from '#contract/locales.ts';
import { ignore } from '#web/lib/ignore.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { Modal } from '#web/ui/modal.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall, plainCall } from '../console-call.ts';
import { ConsolePageBody } from '../console-frame.tsx';
import { announcementPath, ANNOUNCEMENTS_PATH } from '../pages.ts';
import { useSiteLink } from '../session.ts';
import { SiteName } from '../site-name.tsx';
import { useAction } from '../use-action.ts';
import { useKeys } from '../use-keys.ts';
import { useMoment } from '../use-moment.ts';
import { MailPreview } from './mail-preview.tsx';
import { StateBadge } from './state-badge.tsx';

const FOLLOW_MS = 5000;

const isMoving = ({ state }: Announcement): boolean =>
  state === 'sending' || state === 'scheduled' || state === 'paused';

/** Reads it again while it changes by itself and somebody looks. */
const useFollowed = (loaded: Announcement) => {
  const [announcement, setAnnouncement] = useState(loaded);
  const { id } = announcement;
  const isFollowed = isMoving(announcement);
  useEffect(() => {
    if (!isFollowed) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible')
        plainCall(announcementFollow, { query: { id } }).then(setAnnouncement, ignore);
    }, FOLLOW_MS);
    return () => clearInterval(timer);
  }, [id, isFollowed]);
  return [announcement, setAnnouncement] as const;
};

/** How far it came, and what came back of its mails. */
function Results({ announcement }: { announcement: Announcement }) {
  const t = useTranslations('console.announcements');
  const format = useFormatter();
  const moment = useMoment();
  const { told, mailed, people, outcomes } = announcement;
  const moments = [
    announcement.started_at === null && announcement.starts_at !== null
      ? t('startsOn', { date: moment(announcement.starts_at) })
      : '',
    announcement.started_at === null
      ? ''
      : t('startedOn', { date: moment(announcement.started_at) }),
    announcement.ended_at === null ? '' : t('endedOn', { date: moment(announcement.ended_at) }),
  ].filter(Boolean);
  const figures = [
    [t('told'), told],
    [t('emails'), mailed],
    ...(['failed', 'bounced', 'unsubscribed', 'reported'] as const).map(
      (name) => [t(`outcomes.${name}`), outcomes[name]] as const,
    ),
  ] as const;
  return (
    <section className="c-panel" aria-labelledby="announcement-results">
      <div className="c-panel__head">
        <h2 id="announcement-results">{t('results')}</h2>
      </div>
      <div className="c-form c-announcement__body">
        <div>
          <progress
            className="c-announcement__progress"
            aria-labelledby="announcement-progress"
            max={Math.max(people ?? 0, told, 1)}
            value={told}
          />
          <p id="announcement-progress">
            {t('progress', { told: format.number(told), people: format.number(people ?? 0) })}
          </p>
        </div>
        <dl className="c-announcement__figures">
          {figures.map(([name, count]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{format.number(count)}</dd>
            </div>
          ))}
        </dl>
        {announcement.waits_for_quiet_hours && <p className="c-note">{t('waitsQuiet')}</p>}
        <p className="c-hint">{moments.join('. ')}</p>
        <p className="c-hint">{t('untracked')}</p>
      </div>
    </section>
  );
}

interface StopDialogProps {
  readonly busy: boolean;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

function StopDialog({ busy, onStop, onClose }: StopDialogProps) {
  const t = useTranslations('console.announcements');
  useKeys([{ keys: 'ctrl enter', text: t('stopKey'), run: onStop }], 'everywhere');
  return (
    <Modal
      open
      size="sm"
      title={t('stopTitle')}
      description={t('stopText')}
      onClose={onClose}
      closeLabel={t('close')}
    >
      <div className="c-row">
        <ConsoleButton look="danger" keys="ctrl enter" busy={busy} online onClick={onStop}>
          {t('stop')}
        </ConsoleButton>
        <ConsoleButton look="quiet" onClick={onClose}>
          {t('cancel')}
        </ConsoleButton>
      </div>
    </Modal>
  );
}

interface SentPageProps {
  readonly loaded: Announcement;
  /** It is a draft again. */
  readonly onRecalled: (announcement: Announcement) => void;
}

/** An announcement that was sent off: how far it came, and how to hold it up. */
export function SentPage({ loaded, onRecalled }: SentPageProps) {
  const t = useTranslations('console.announcements');
  const languages = useTranslations('console.memberLanguages');
  const navigate = useNavigate();
  const linkTo = useSiteLink();
  const [announcement, setAnnouncement] = useFollowed(loaded);
  const [isStopping, setStopping] = useState(false);
  const { busy, run, message } = useAction();
  const { id, state, site } = announcement;
  const [locale, setLocale] = useState<Locale>(announcement.languages[0] ?? 'en');
  const halt = (how: 'pause' | 'stop' | 'recall') =>
    run(async () => {
      const changed = await consoleCall(announcementHalt, { body: { id, how } });
      setStopping(false);
      if (how === 'recall') onRecalled(changed);
      else setAnnouncement(changed);
    });
  const resume = () =>
    run(async () => setAnnouncement(await consoleCall(announcementResume, { body: { id } })));
  const copy = () =>
    run(async () => {
      const body = { site, kind: announcement.kind, copy_of: id };
      await navigate(linkTo(announcementPath((await consoleCall(announcementAdd, { body })).id)));
    });
  const canStop = state === 'sending' || state === 'paused';
  useKeys([
    ...(state === 'sending'
      ? [{ keys: 'p', text: t('pause'), run: () => void halt('pause') }]
      : []),
    ...(state === 'paused' ? [{ keys: 'p', text: t('resume'), run: () => void resume() }] : []),
    ...(canStop ? [{ keys: 's', text: t('stop'), run: () => setStopping(true) }] : []),
  ]);
  return (
    <ConsolePageBody
      title={announcement.subject || t('noSubject')}
      crumb={
        <Link to={linkTo(ANNOUNCEMENTS_PATH)} className="c-fiction__back">
          {t('back')}
        </Link>
      }
      beside={
        <span className="c-row">
          <SiteName id={site} none="" />
          <StateBadge state={state} />
        </span>
      }
      actions={
        <>
          <ConsoleButton icon="copy" busy={busy} onClick={() => void copy()}>
            {t('copy')}
          </ConsoleButton>
          {state === 'scheduled' && (
            <ConsoleButton busy={busy} online onClick={() => void halt('recall')}>
              {t('recall')}
            </ConsoleButton>
          )}
          {state === 'sending' && (
            <ConsoleButton keys="p" busy={busy} online onClick={() => void halt('pause')}>
              {t('pause')}
            </ConsoleButton>
          )}
          {state === 'paused' && (
            <ConsoleButton look="primary" keys="p" busy={busy} online onClick={() => void resume()}>
              {t('resume')}
            </ConsoleButton>
          )}
          {canStop && (
            <ConsoleButton look="danger" keys="s" online onClick={() => setStopping(true)}>
              {t('stop')}
            </ConsoleButton>
          )}
        </>
      }
    >
      {message && (
        <p role="alert" className="c-error c-announcement__message">
          {message}
        </p>
      )}
      <div className="c-announcement">
        <div className="c-announcement__form">
          <Results announcement={announcement} />
          {announcement.languages.length > 1 && (
            <div className="c-announcement__languages" role="group" aria-label={t('languages')}>
              {announcement.languages.map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={one === locale}
                  data-state="written"
                  onClick={() => setLocale(one)}
                >
                  {languages(one)}
                </button>
              ))}
            </div>
          )}
        </div>
        <MailPreview announcement={announcement} locale={locale} />
      </div>
      {isStopping && (
        <StopDialog
          busy={busy}
          onStop={() => void halt('stop')}
          onClose={() => setStopping(false)}
        />
      )}
    </ConsolePageBody>
  );
}
