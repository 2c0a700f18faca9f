import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { limits, pictureValues } from '#contract/limits.ts';
import type { OwnPhoto } from '#contract/members/photos.ts';
import { Alert } from '#web/ui/alert.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { usePayLink } from '#web/features/site/pay-link.ts';
import { PremiumNote } from '#web/features/site/premium-note.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import type { RefusedFile } from './picked-picture.ts';

const MEGABYTE = 2 ** 20;

/** How many there may be, told before one has them all. */
export function PhotoLimitNote({ max, full }: { max: number; full: boolean }) {
  const t = useTranslations('people.photos');
  const { free, premium } = limits.photos;
  const to = usePayLink('premium');
  const link = (chunks: ReactNode) => <TextLink to={to}>{chunks}</TextLink>;
  if (full && max < premium) return <PremiumNote feature="ownPhotos" />;
  return (
    <div className="grid gap-1 text-sm text-text-muted">
      {full ? (
        <p>{t('full', { most: String(max) })}</p>
      ) : (
        <p className="noscript:hidden">
          {t('addHint', { megabytes: String(limits.picture.maxBytes / MEGABYTE) })}
        </p>
      )}
      {max < premium && <p>{t.rich('room', { free, premium: String(premium), link })}</p>}
    </div>
  );
}

/** What the marks on the photos mean. */
export function ReviewNotes({ photos }: { photos: readonly OwnPhoto[] }) {
  const t = useTranslations('people.photos');
  const { photo_review: review } = useSite().settings;
  const pending = photos.filter(({ status }) => status === 'pending');
  const isShown = review === 'after' && pending.some(({ held }) => !held);
  return (
    <>
      {photos.map(
        ({ id, status, reason }, index) =>
          status === 'rejected' && (
            <Alert key={id} tone="warning" role="note">
              {t('rejected', {
                number: String(index + 1),
                reason: t(`reasons.${reason ?? 'unclear'}`),
              })}
            </Alert>
          ),
      )}
      {pending.length > 0 && (
        <p className="text-sm text-text-muted">{t(`review.${isShown ? 'after' : 'before'}`)}</p>
      )}
    </>
  );
}

interface RefusedProps {
  readonly files: readonly RefusedFile[];
  /** How many more there were than fit. */
  readonly overflow: number;
  readonly onDismiss: () => void;
}

/** Files that were not even sent. */
export function RefusedFiles({ files, overflow, onDismiss }: RefusedProps) {
  const t = useTranslations('people.photos');
  const errors = useTranslations('errors');
  const alerts = useTranslations('member.alerts');
  const dismiss = { onDismiss, dismissLabel: alerts('dismiss') };
  return (
    <>
      {files.map(({ name, problem }) => (
        <Alert key={name} tone="danger" {...dismiss}>
          {problem === 'heic'
            ? t('heic', { name })
            : t('refused', { name, reason: errors(problem, pictureValues) })}
        </Alert>
      ))}
      {overflow > 0 && (
        <Alert tone="warning" {...dismiss}>
          {t('tooMany', { left: overflow })}
        </Alert>
      )}
    </>
  );
}
