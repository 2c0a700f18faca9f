import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import type { Niche } from '#contract/niches.ts';
import { companions, companionsSize } from '#web/assets/heroes/companions.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { useSite } from '#web/features/site/site-context.ts';

function Pictures({ niche }: { niche: Niche }) {
  const { c, d } = companions[niche];
  return (
    <div aria-hidden className="relative h-120 max-xl:hidden">
      {[
        { ...c, place: 'top-0 right-12 h-100' },
        { ...d, place: 'bottom-0 left-0 h-75 ring-8 ring-surface' },
      ].map(({ src, color, place }) => (
        <img
          key={src}
          src={src}
          {...companionsSize}
          alt=""
          loading="lazy"
          style={{ backgroundColor: color }}
          className={`absolute aspect-portrait w-auto rounded-md object-cover ${place}`}
        />
      ))}
    </div>
  );
}

/** What premium members have and others have not, and what is said of their chances. */
export function PremiumBenefits() {
  const t = useTranslations('credits.premium');
  const format = useFormatter();
  const { settings, user } = useSite();
  const { free, premium } = limits.photos;
  const benefits = [
    { icon: 'images', title: t('photos.title'), text: t('photos.text') },
    {
      icon: 'chats-circle',
      title: t('conversations.title'),
      text: t('conversations.text', { count: String(limits.freeConversations) }),
    },
    {
      icon: 'camera',
      title: t('own.title', { count: String(premium) }),
      text: t('own.text', { count: String(free) }),
    },
    {
      icon: 'footprints',
      title: t('visitors.title'),
      text: t('visitors.text', { count: String(limits.visitorsForFree) }),
    },
  ] as const;
  return (
    <section className="mt-14 grid items-center gap-20 md:mt-24 xl:grid-cols-[544px_1fr]">
      <Pictures niche={settings.niche as Niche} />
      <div>
        <h2 className="display-md md:display-lg">{t(user?.paid_user ? 'yours' : 'title')}</h2>
        <ul className="mt-6 grid gap-4">
          {benefits.map(({ icon, title, text }) => (
            <li key={icon} className="flex gap-4">
              <Icon name={icon} className="text-primary-text" />
              <p>
                <b className="block font-semibold">{title}</b>
                <span className="text-text-muted">{text}</span>
              </p>
            </li>
          ))}
        </ul>
        <div className="mt-8 border-t border-line pt-6">
          <p className="flex items-center gap-5">
            <b className="font-display text-[3.5rem] leading-14 font-[480] tracking-[-0.04em] text-primary-text">
              {format.number(limits.premiumChancePercent / 100, { style: 'percent' })}
            </b>{' '}
            <span>{t('chance')}</span>
          </p>
          <p className="mt-3 max-w-measure text-sm text-text-muted">
            {t('chanceNote', { site: settings.name })}
          </p>
        </div>
      </div>
    </section>
  );
}
