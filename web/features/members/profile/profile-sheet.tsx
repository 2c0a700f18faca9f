import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { sharedPhotos } from '#contract/app.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Modal } from '#web/ui/modal.tsx';
import { useProfile } from './profile-saver.tsx';
import { partAt } from './rules/anchors.ts';
import { ProfileSaveIndicator } from './profile-save-indicator.tsx';
import { isSheetState } from './sheet-link.tsx';
import type { ProfilePart } from './use-profile-parts.tsx';

/** Goes back to the page below the sheet, and saves what is still under the cursor. */
const useClose = () => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { flush } = useProfile();
  const isClosing = useRef(false);
  return () => {
    // A second Escape must not leave the page.
    if (isClosing.current) return;
    isClosing.current = true;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    void flush();
    if (isSheetState(state)) void navigate(-1);
    else void navigate({ search }, { replace: true, preventScrollReset: true });
  };
};

/** At the right edge of wide screens, so that the preview stays in view. */
const besideClass = cx(
  'beside lg:my-0 lg:mr-0 lg:ml-auto lg:h-dvh lg:max-h-dvh lg:w-140',
  'lg:backdrop:bg-veil/35 lg:backdrop:backdrop-blur-none',
);

function OpenSheet({ part, anchor }: { part: ProfilePart; anchor: string }) {
  const t = useTranslations('people.profile');
  const close = useClose();
  useEffect(() => {
    // A field that is named in the address.
    const field = anchor === part.id ? null : document.getElementById(anchor);
    field?.scrollIntoView({ block: 'center' });
    field?.querySelector<HTMLElement>('input:checked, input')?.focus({ preventScroll: true });
  }, [anchor, part.id]);
  return (
    <Modal
      open
      dialogClassName={besideClass}
      className="lg:h-full lg:rounded-r-none"
      title={part.title}
      description={part.text}
      onClose={close}
      closeLabel={t('close')}
      footer={
        <>
          <div className="min-w-40 flex-1 self-center">
            {part.saving && <ProfileSaveIndicator {...part.saving} />}
          </div>
          <Button onClick={close}>{t('done')}</Button>
        </>
      }
    >
      {part.body}
    </Modal>
  );
}

/** The part of the profile that the address names, to be edited over the page. */
export function ProfileSheet({ parts }: { parts: readonly ProfilePart[] }) {
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  const [query] = useSearchParams();
  const anchor = hash.slice(1) || (query.has(sharedPhotos.query) ? 'photos' : '');
  const part = isHydrated && parts.find(({ id }) => id === partAt(anchor));
  return part ? <OpenSheet key={part.id} part={part} anchor={anchor} /> : null;
}
