import { useState } from 'react';
import { Link, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { AnnouncementKind } from '#contract/console/announcement-views.ts';
import { announcementViews } from '#contract/console/announcement-views.ts';
import { announcementAdd, announcementList } from '#contract/console/announcements.ts';
import { sitesOf } from '#contract/console/rights.ts';
import { Modal } from '#web/ui/modal.tsx';
import { ActionError } from '../action-error.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsolePageBody } from '../console-frame.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { Keys } from '../keys.tsx';
import { announcementPath } from '../pages.ts';
import { useChosenSite, useConsoleSession, useSiteLink, useStaff } from '../session.ts';
import { SiteSquare } from '../site-name.tsx';
import { useAction } from '../use-action.ts';
import { useKeys } from '../use-keys.ts';
import { AnnouncementTable, rowLinkId } from './announcement-table.tsx';
import type { AnnouncementPageOfList, AnnouncementQuery } from './list-query.ts';
import { viewLink } from './list-query.ts';

/** The sites for which somebody may write: the chosen one, or all of them. */
const useOwnSites = () => {
  const { sites } = useConsoleSession();
  const chosen = useChosenSite();
  const own = sitesOf(useStaff().roles, 'announcements.send');
  return sites.filter(
    ({ id }) => (own === 'all' || own.includes(id)) && (chosen === null || chosen.id === id),
  );
};

interface SiteDialogProps {
  readonly sites: ReturnType<typeof useOwnSites>;
  readonly onChoose: (site: number) => void;
  readonly onClose: () => void;
}

function SiteDialog({ sites, onChoose, onClose }: SiteDialogProps) {
  const t = useTranslations('console.announcements');
  return (
    <Modal
      open
      size="sm"
      title={t('chooseSite')}
      description={t('chooseSiteText')}
      onClose={onClose}
      closeLabel={t('close')}
    >
      <div className="c-row">
        {sites.map(({ id, name, niche }) => (
          <ConsoleButton key={id} onClick={() => onChoose(id)}>
            <SiteSquare niche={niche} />
            {name}
          </ConsoleButton>
        ))}
      </div>
    </Modal>
  );
}

/** Begins a draft and opens it. */
const useWriting = () => {
  const navigate = useNavigate();
  const linkTo = useSiteLink();
  const sites = useOwnSites();
  const { busy, run, message } = useAction();
  const [asking, setAsking] = useState<AnnouncementKind | null>(null);
  const add = (kind: AnnouncementKind, site: number) =>
    run(async () => {
      const { id } = await consoleCall(announcementAdd, { body: { site, kind } });
      await navigate(linkTo(announcementPath(id)));
    });
  const begin = (kind: AnnouncementKind) => {
    const [only, ...more] = sites;
    if (only && more.length === 0) void add(kind, only.id);
    else setAsking(kind);
  };
  return { busy, message, sites, asking, setAsking, add, begin };
};

interface ListProps {
  readonly query: AnnouncementQuery;
  readonly page: AnnouncementPageOfList;
}

/** News and promotions: drafts, what is under way, and what is over. */
export function Announcements({ query: { view = 'all', ...query }, page: loaded }: ListProps) {
  const t = useTranslations('console');
  const navigate = useNavigate();
  const isLoading = useNavigation().state === 'loading';
  const [search] = useSearchParams();
  const [more, setMore] = useState<readonly AnnouncementPageOfList[]>([]);
  const [current, setCurrent] = useState<string | null>(null);
  const reading = useAction();
  const writing = useWriting();
  const pages = [loaded, ...more];
  const rows = pages.flatMap(({ announcements }) => announcements);
  const next = pages.at(-1)?.next ?? null;
  const loadMore = () =>
    reading.run(async () => {
      if (next === null) return;
      const page = await consoleCall(announcementList, { query: { ...query, view, cursor: next } });
      setMore([...more, page]);
    });
  const move = (step: 1 | -1) => {
    const at = rows.findIndex(({ id }) => id === current);
    const row = rows[Math.max(0, Math.min(rows.length - 1, at + step))];
    if (!row) return;
    setCurrent(row.id);
    document.getElementById(rowLinkId(row.id))?.focus();
  };
  useKeys([
    { keys: 'n', text: t('announcements.newNews'), run: () => writing.begin('news') },
    { keys: 'p', text: t('announcements.newPromotion'), run: () => writing.begin('promotion') },
    { keys: 'j', text: t('announcements.moveKeys'), run: () => move(1) },
    { keys: 'k', text: t('announcements.moveKeys'), run: () => move(-1) },
    ...announcementViews.map((name, index) => ({
      keys: String(index + 1),
      text: t(`announcements.views.${name}`),
      run: () => void navigate(viewLink(search, name)),
    })),
  ]);
  const message = writing.message ?? reading.message;
  return (
    <ConsolePageBody
      title={t('pages.announcements')}
      actions={
        <>
          <ConsoleButton keys="p" busy={writing.busy} onClick={() => writing.begin('promotion')}>
            {t('announcements.newPromotion')}
          </ConsoleButton>
          <ConsoleButton
            look="primary"
            icon="plus"
            keys="n"
            busy={writing.busy}
            onClick={() => writing.begin('news')}
          >
            {t('announcements.newNews')}
          </ConsoleButton>
        </>
      }
    >
      <nav className="c-tabs" aria-label={t('announcements.viewsTitle')}>
        {announcementViews.map((name) => (
          <Link
            key={name}
            to={viewLink(search, name)}
            aria-current={name === view ? 'page' : undefined}
          >
            {t(`announcements.views.${name}`)}
          </Link>
        ))}
      </nav>
      <section
        className="c-panel c-cases-panel c-announcements__panel"
        aria-label={t(`announcements.views.${view}`)}
        aria-busy={isLoading}
      >
        {rows.length === 0 ? (
          <div className="c-empty">
            <ConsoleIcon name="envelope-simple" />
            <b>{t('announcements.none')}</b>
            <p>{t('announcements.noneText')}</p>
          </div>
        ) : (
          <AnnouncementTable rows={rows} current={current} />
        )}
      </section>
      <div className="c-foot">
        {next !== null && (
          <ConsoleButton busy={reading.busy} onClick={() => void loadMore()}>
            {t('announcements.more')}
          </ConsoleButton>
        )}
        <ActionError message={message} />
        <div className="c-hints">
          <span aria-hidden className="c-at-desk">
            <Keys>j k</Keys> {t('announcements.moveKeys')}
          </span>
          <span aria-hidden className="c-at-desk">
            <Keys>enter</Keys> {t('announcements.openKey')}
          </span>
        </div>
      </div>
      {writing.asking && (
        <SiteDialog
          sites={writing.sites}
          onChoose={(site) => {
            const kind = writing.asking;
            writing.setAsking(null);
            if (kind) void writing.add(kind, site);
          }}
          onClose={() => writing.setAsking(null)}
        />
      )}
    </ConsolePageBody>
  );
}
