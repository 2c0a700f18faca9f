import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icons/icon.tsx';
import { useSite } from './site-context.ts';

/** Three things one can rely on. */
export function TrustRow() {
  const t = useTranslations('index');
  const { settings } = useSite();
  const { photo_review: review, refund_days: days } = settings;
  const promises = [
    {
      icon: 'shield-check',
      title: t(`trust.photos.${review}.title`),
      text: t(`trust.photos.${review}.text`),
    },
    {
      icon: 'arrow-u-up-left',
      title: t('trust.refund.title', { days }),
      text: t('trust.refund.text'),
    },
    { icon: 'door-open', title: t('trust.leave.title'), text: t('trust.leave.text') },
  ] as const;
  return (
    <section className="bg-surface-sunken" aria-label={t('trustLabel')}>
      <ul className="wrap grid gap-6 py-8 md:grid-cols-3 md:gap-8 md:py-10">
        {promises.map(({ icon, title, text }) => (
          <li key={icon} className="flex items-start gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-pill bg-surface-raised text-primary-text">
              <Icon name={icon} />
            </span>
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
