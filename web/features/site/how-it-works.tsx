import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import type { Niche } from '#contract/niches.ts';
import { heroes, heroesSize } from '#web/assets/heroes/heroes.ts';
import { cx } from '#web/ui/cx.ts';
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

/** A face of the front page, cut out of its picture. */
function Face({ of, className }: { of: 'a' | 'b'; className: string }) {
  const { src } = heroes[useSite().settings.niche as Niche][of];
  return (
    <span className={cx('relative shrink-0 overflow-hidden rounded-pill', className)}>
      <img
        src={src}
        alt=""
        loading="lazy"
        {...heroesSize}
        className="absolute -top-[18%] -left-[17%] h-auto w-[139%] max-w-none"
      />
    </span>
  );
}

const bubbleClass = 'rounded-bubble px-5 py-3 font-medium';

/** What the other one says, beside their face. */
function Theirs({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-end gap-2 pr-4">
      <Face of="b" className="size-8 md:max-lg:hidden" />
      <p className={cx(bubbleClass, 'rounded-bl-sm bg-surface-raised')}>{children}</p>
    </div>
  );
}

function Hello() {
  const t = useTranslations('index.how.hello');
  return (
    <div
      className={cx(
        frameClass,
        'flex flex-col justify-center gap-4 bg-secondary-soft px-4 lg:px-6',
      )}
      aria-hidden
    >
      <Theirs>{t('first')}</Theirs>
      <p
        className={cx(
          bubbleClass,
          'max-w-[80%] self-end rounded-br-sm bg-secondary text-on-secondary',
        )}
      >
        {t('second')}
      </p>
      <Theirs>{t('third')}</Theirs>
    </div>
  );
}

function Meet() {
  return (
    <div
      className={cx(frameClass, 'grid content-center justify-items-center bg-unread-soft')}
      aria-hidden
    >
      <div className="flex">
        <Face of="a" className="size-26" />
        <Face of="b" className="-ml-4 size-26" />
      </div>
      <TwoCups className="-mt-2 h-40" />
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
