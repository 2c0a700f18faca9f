import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import type { Niche } from '#contract/niches.ts';
import { linkTo } from '#contract/routes.ts';
import { heroes, heroesSize } from '#web/assets/heroes/heroes.ts';
import { italicFace } from '#web/ui/styles/font-preloads.ts';
import { textLinkClass, TextLink } from '#web/ui/text-link.tsx';
import { useSite } from './site-context.ts';

const bubbleClass =
  'absolute max-w-[58%] rounded-bubble px-4 py-2 text-sm font-medium shadow-raised md:px-5 md:py-3.5 md:text-lg';

const linkClass = `inline-flex min-h-11 items-center ${textLinkClass()}`;

function Figure({ side, className }: { side: 'a' | 'b'; className: string }) {
  const { settings } = useSite();
  const picture = heroes[settings.niche as Niche][side];
  return (
    <img
      src={picture.src}
      {...heroesSize}
      alt=""
      fetchPriority={side === 'a' ? 'high' : 'auto'}
      style={{ backgroundColor: picture.color }}
      className={`absolute w-auto rounded-md object-cover ${className}`}
    />
  );
}

/** The site's promise, with two drawn figures in conversation. */
export function Hero({ join }: { join: ReactNode }) {
  const t = useTranslations('index');
  const niche = useTranslations(`niches.${useSite().settings.niche as Niche}`);
  const { settings } = useSite();
  preload(italicFace, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <section className="wrap grid gap-6 pt-2 pb-14 md:grid-cols-2 md:items-center md:gap-8 md:pt-6 md:pb-20 xl:grid-cols-[1fr_560px] xl:gap-16">
      <div className="order-2 flex flex-col md:order-1">
        <h1 className="display-lg lg:display-xl xl:display-2xl">
          {niche.rich('title', { em: (chunks) => <em>{chunks}</em> })}
        </h1>
        <p className="mt-3 max-w-[44ch] text-sm text-text-muted md:mt-4 md:mb-8 md:text-lg xl:mt-6 xl:text-[1.25rem] xl:leading-8">
          {niche('text', { site: settings.name, count: limits.freeConversations })}
        </p>
        {join}
        <div className="order-1 mt-3 flex md:mt-5 flex-wrap gap-x-6 gap-y-1">
          <a href="#how" className={linkClass}>
            {t('primary')}
          </a>
          <TextLink to={linkTo('pricing')} className={linkClass}>
            {t('secondary')}
          </TextLink>
        </div>
      </div>
      <div className="order-1 md:order-2">
        <div className="relative h-58 md:h-130 xl:h-160" aria-hidden>
          <Figure side="a" className="top-0 right-0 aspect-portrait h-full md:h-[72%]" />
          <Figure
            side="b"
            className="bottom-0 left-0 aspect-portrait h-[74%] ring-4 ring-surface md:h-[62%] md:ring-8"
          />
          <p
            className={`${bubbleClass} top-[68%] right-2 rounded-br-sm bg-surface-raised md:top-[54%] md:right-4 lg:top-[63%]`}
          >
            {niche('first')}
          </p>
          <p
            className={`${bubbleClass} -bottom-9 left-[8%] rounded-bl-sm bg-primary text-on-primary md:bottom-[9%] md:left-[46%]`}
          >
            {niche('second')}
          </p>
        </div>
        <p className="mt-11 text-right text-xs md:mt-2 text-text-muted">{t('drawn')}</p>
      </div>
    </section>
  );
}
