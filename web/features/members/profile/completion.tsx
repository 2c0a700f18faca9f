import { useTranslations } from 'use-intl';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { useProfile } from './profile-saver.tsx';
import { anchorOf } from './rules/anchors.ts';
import { SheetLink } from './sheet-link.tsx';

/** How far the profile is, and what would help it most. */
export function Completion() {
  const t = useTranslations('people.profile.completion');
  const steps = useTranslations('people.profile.next');
  const { percent, next } = useProfile().profile.completion;
  return (
    <Card asChild>
      <section aria-label={t('title')}>
        <Meter
          label={t('title')}
          value={percent}
          max={100}
          valueText={t('percent', { percent: String(percent) })}
          tone={next ? 'primary' : 'success'}
        />
        {next ? (
          <p className="mt-3 flex flex-wrap items-center gap-x-3">
            <span className="text-sm text-text-muted">{t('next')}</span>
            <SheetLink
              part={anchorOf(next)}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary-text"
            >
              <span className="underline decoration-1 underline-offset-4">{steps(next)}</span>
              <Icon name="arrow-right" size="sm" />
            </SheetLink>
          </p>
        ) : (
          <p className="mt-3 text-text-muted">{t('done')}</p>
        )}
      </section>
    </Card>
  );
}
