import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import type { Niche } from '#contract/niches.ts';
import { heroes, heroesSize } from '#web/assets/heroes/heroes.ts';
import { TwoCups } from '#web/ui/drawings/two-cups.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { useSite } from './site-context.ts';

const frameClass = 'relative mb-6 h-72 overflow-hidden rounded-md xl:h-80';

function Look() {
  const { a, b } = heroes[useSite().settings.niche as Niche];
  return (
    <div className={`${frameClass} bg-primary-soft`} aria-hidden>
      <img
        src={b.src}
        alt=""
        loading="lazy"
        {...heroesSize}
        className="absolute top-20 left-[calc(50%-160px)] h-45 w-34 rounded-md object-cover"
      />
      <img
        src={a.src}
        alt=""
        loading="lazy"
        {...heroesSize}
        className="absolute top-8 left-[calc(50%-8px)] h-56 w-42 rounded-md object-cover"
      />
      <span className="absolute top-52 left-[calc(50%+112px)] grid size-16 place-items-center rounded-pill bg-primary text-on-primary shadow-raised">
        <Icon name="heart-fill" size="lg" />
      </span>
    </div>
  );
}

const bubbleClass = 'absolute max-w-[70%] rounded-bubble px-5 py-3 font-medium';

function Hello() {
  const t = useTranslations('index.how.hello');
  return (
    <div className={`${frameClass} bg-secondary-soft`} aria-hidden>
      <p className={`${bubbleClass} top-8 left-6 rounded-bl-sm bg-surface-raised`}>{t('first')}</p>
      <p className={`${bubbleClass} top-28 right-6 rounded-br-sm bg-secondary text-on-secondary`}>
        {t('second')}
      </p>
      <p className={`${bubbleClass} top-50 left-6 rounded-bl-sm bg-surface-raised`}>{t('third')}</p>
    </div>
  );
}

function Meet() {
  return (
    <div className={`${frameClass} grid place-items-center bg-unread-soft`} aria-hidden>
      <TwoCups />
    </div>
  );
}

const steps = [
  { name: 'look', Picture: Look },
  { name: 'hello', Picture: Hello },
  { name: 'meet', Picture: Meet },
] as const;

/** The product in three pictures. */
export function HowItWorks() {
  const t = useTranslations('index.how');
  return (
    <section id="how" className="wrap scroll-mt-20 py-16 md:py-24">
      <h2 className="mb-8 display-md md:display-lg">{t('title')}</h2>
      <ol className="grid gap-10 md:grid-cols-3 md:gap-6 xl:gap-8">
        {steps.map(({ name, Picture }) => (
          <li key={name}>
            <Picture />
            <h3 className="mb-2 display-sm">{t(`${name}.title`)}</h3>
            <p className="max-w-[38ch] text-text-muted">
              {t(`${name}.text`, { count: limits.freeConversations })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
