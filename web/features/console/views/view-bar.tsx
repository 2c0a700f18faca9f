import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SavedList, SavedView } from '#contract/console/saved-views.ts';
import { savedViewRemove } from '#contract/console/saved-views.ts';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { useAction } from '../use-action.ts';
import { useKeys } from '../use-keys.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { useSavedView } from './use-saved-view.ts';

interface ViewBarProps {
  readonly list: SavedList;
  readonly views: readonly SavedView[];
  readonly label: string;
  /** How many views the list has of its own: the keys of the saved ones come after theirs. */
  readonly own: number;
  /** The views that the list has of its own. */
  readonly children: ReactNode;
}

/** The views of a list: its own, then those that were saved; and a way to save what is shown. */
export function ViewBar({ list, views, label, own, children }: ViewBarProps) {
  const t = useTranslations('console.views');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { shown, saved, linkTo } = useSavedView(list, views);
  const { busy, run, message } = useAction();
  const [isSaving, setSaving] = useState(false);
  const remove = ({ id }: SavedView) =>
    run(async () => {
      await consoleCall(savedViewRemove, { body: { id } });
      await revalidate();
    });
  useKeys(
    views.slice(0, Math.max(0, 9 - own)).map((view, index) => ({
      keys: String(own + index + 1),
      text: view.name,
      run: () => void navigate(linkTo(view)),
    })),
  );
  return (
    <>
      <nav className="c-tabs" aria-label={label}>
        {children}
        {views.map((view) => (
          <Link
            key={view.id}
            to={linkTo(view)}
            title={view.shared ? t('isShared') : undefined}
            aria-current={view.id === saved?.id ? 'page' : undefined}
          >
            <ConsoleIcon name="bookmark-simple" />
            {view.name}
          </Link>
        ))}
        <span className="c-fill" />
        {shown !== '' && !saved && (
          <ConsoleButton
            small
            look="quiet"
            icon="bookmark-simple"
            online
            onClick={() => setSaving(true)}
          >
            {t('save')}
          </ConsoleButton>
        )}
        {saved?.removable && (
          <ConsoleButton
            small
            look="quiet"
            icon="trash"
            busy={busy}
            online
            onClick={() => void remove(saved)}
          >
            {t('remove')}
          </ConsoleButton>
        )}
      </nav>
      {message && (
        <p role="alert" className="c-error c-cases__note">
          {message}
        </p>
      )}
      {isSaving && <SaveViewDialog list={list} search={shown} onClose={() => setSaving(false)} />}
    </>
  );
}
