import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/icons/icon.tsx';
import { useSite } from './site-context.ts';

const promises = [
  { name: 'photos', icon: 'shield-check' },
  { name: 'refund', icon: 'arrow-u-up-left' },
  { name: 'leave', icon: 'door-open' },
] as const;

/** Three things one can rely on. */
export function TrustRow() {
  const t = useTranslations('index');
  const { settings } = useSite();
  return (
    <section className="bg-surface-sunken" aria-label={t('trustLabel')}>
      <ul className="wrap grid gap-6 py-8 md:grid-cols-3 md:gap-8 md:py-10">
        {promises.map(({ name, icon }) => (
          <li key={name} className="flex items-start gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-pill bg-surface-raised text-primary-text">
              <Icon name={icon} />
            </span>
            <div>
              <p className="font-semibold">
                {t(`trust.${name}.title`, { days: settings.refund_days })}
              </p>
              <p className="text-text-muted">{t(`trust.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
