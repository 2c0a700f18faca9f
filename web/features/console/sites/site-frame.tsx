import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { siteHistory, siteReview } from '#contract/console/site-drafts.ts';
import { useErrorText } from '#web/lib/use-refusal.ts';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsolePageBody } from '../console-frame.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { sitePagesPath, SITES_PATH, siteSettingsPath } from '../pages.ts';
import { StaffInitials } from '../staff-initials.tsx';
import { useAction } from '../use-action.ts';
import { useKeys } from '../use-keys.ts';
import { useMoment } from '../use-moment.ts';
import type { History } from './history-panel.tsx';
import type { Review } from './review-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { DiscardDialog } from './settings-parts.tsx';
import type { EditedSite, SiteEditor } from './use-site-draft.ts';

/** Who published what visitors see now. */
function PublishedBy({ site }: { site: EditedSite }) {
  const t = useTranslations('console.settings');
  const moment = useMoment();
  const { row, published_by: by } = site;
  if (row.published_at === null) return null;
  const told = { version: row.version, date: moment(row.published_at, 'date') };
  return (
    <small className="c-settings__by">
      {by && <StaffInitials name={by.name} />}
      {by ? t('publishedBy', { name: by.name, ...told }) : t('publishedElsewhere', told)}
    </small>
  );
}

/** Whether everything that was typed is safe. */
function SaveState({ editor: { state, refusal } }: { editor: SiteEditor }) {
  const t = useTranslations('console.settings');
  const errorText = useErrorText();
  const texts = { idle: '', saving: t('saving'), saved: t('saved'), failed: t('notSaved') };
  return (
    <small className="c-settings__state" role={state === 'failed' ? 'alert' : 'status'}>
      {texts[state]}
      {refusal && `: ${errorText(refusal)}`}
    </small>
  );
}

interface Opened {
  readonly review: Review;
  readonly history: History;
}

interface SiteFrameProps {
  readonly editor: SiteEditor;
  /** Keeps what was typed last, which belongs to a review. */
  readonly onSave: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** What is edited of a site, as a draft that is saved as one types, reviewed, and published. */
export function SiteFrame({ editor, onSave, children }: SiteFrameProps) {
  const t = useTranslations('console.settings');
  const pages = useTranslations('console.pages');
  const parts = useTranslations('console.sitePages');
  const { site, undo, read } = editor;
  const { busy, run, message } = useAction();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const { row, draft } = site;
  const count = draft.changes.length;
  const open = () =>
    run(async () => {
      // What does not fit stays in its field.
      await onSave();
      const query = { site: String(row.id) };
      const [review, history] = await Promise.all([
        consoleCall(siteReview, { query }),
        consoleCall(siteHistory, { query }),
      ]);
      setOpened({ review, history });
    });
  useKeys([{ keys: 'ctrl enter', text: t('review'), run: () => void open() }]);
  const discard = async () => {
    setDiscarding(false);
    await undo();
  };
  const afterPublishing = async () => {
    setOpened(null);
    await read();
  };
  return (
    <ConsolePageBody
      title={row.name}
      crumb={
        <>
          <Link className="c-crumb" to={SITES_PATH}>
            {pages('sites')}
          </Link>
          <ConsoleIcon name="caret-right" />
        </>
      }
      beside={
        <>
          <span className="c-state">{row.domain}</span>
          {count > 0 && <span className="c-state c-state--warning">{t('changes', { count })}</span>}
          <SaveState editor={editor} />
        </>
      }
      actions={
        <>
          <PublishedBy site={site} />
          {count > 0 && (
            <ConsoleButton onClick={() => setDiscarding(true)}>{t('discard')}</ConsoleButton>
          )}
          <ConsoleButton
            look={count > 0 ? 'primary' : 'line'}
            {...(count === 0 && { icon: 'clock-counter-clockwise' })}
            keys="ctrl enter"
            online
            busy={busy}
            onClick={() => void open()}
          >
            {count > 0 ? t('review') : t('history')}
          </ConsoleButton>
        </>
      }
    >
      <nav className="c-tabs" aria-label={parts('parts')}>
        <NavLink to={siteSettingsPath(row.id)}>{parts('settings')}</NavLink>
        <NavLink to={sitePagesPath(row.id)}>{parts('pages')}</NavLink>
      </nav>
      {message && (
        <p role="alert" className="c-error c-settings__error">
          {message}
        </p>
      )}
      {children}
      {isDiscarding && (
        <DiscardDialog
          count={count}
          onDiscard={() => void discard()}
          onClose={() => setDiscarding(false)}
        />
      )}
      {opened && (
        <ReviewDialog
          key={opened.review.reviewed}
          {...opened}
          editor={editor}
          onPublished={() => void afterPublishing()}
          onRestored={() => void open()}
          onClose={() => setOpened(null)}
        />
      )}
    </ConsolePageBody>
  );
}
