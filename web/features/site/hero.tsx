import { useTranslations } from 'use-intl';
import type { Niche } from '../../../contract/niches.ts';
import { linkTo } from '../../../contract/routes.ts';
import { heroes } from '../../assets/heroes/heroes.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useSite } from './site-context.ts';

const bubble =
  'absolute max-w-[58%] rounded-bubble px-4 py-2 text-sm font-medium shadow-raised md:px-5 md:py-3.5 md:text-lg';

function Figure({ side, className }: { side: 'a' | 'b'; className: string }) {
  const { settings } = useSite();
  const picture = heroes[settings.niche as Niche][side];
  return (
    <img
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt=""
      fetchPriority={side === 'a' ? 'high' : 'auto'}
      style={{ backgroundColor: picture.color }}
      className={`absolute w-auto rounded-md object-cover ${className}`}
    />
  );
}

/** The site's promise, with two drawn figures in conversation. */
export function Hero() {
  const t = useTranslations('index');
  const niche = useTranslations(`niches.${useSite().settings.niche as Niche}`);
  const { settings } = useSite();
  return (
    <section className="wrap grid gap-6 pt-2 pb-14 md:grid-cols-2 md:items-center md:gap-8 md:pt-6 md:pb-20 xl:grid-cols-[1fr_560px] xl:gap-16">
      <div className="order-2 md:order-1">
        <h1 className="display-lg lg:display-xl xl:display-2xl">
          {niche.rich('title', { em: (chunks) => <em>{chunks}</em> })}
        </h1>
        <p className="mt-4 mb-8 max-w-[44ch] text-md text-text-muted md:text-lg xl:mt-6 xl:text-[1.25rem] xl:leading-8">
          {niche('text', { site: settings.name })}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button asChild size="lg">
            <a href="#how">{t('primary')}</a>
          </Button>
          <ButtonLink to={linkTo('pricing')} size="lg" variant="line">
            {t('secondary')}
          </ButtonLink>
        </div>
      </div>
      <div className="order-1 md:order-2">
        <div className="relative h-66 md:h-130 xl:h-160" aria-hidden>
          <Figure side="a" className="top-0 right-0 aspect-portrait h-full md:h-[72%]" />
          <Figure
            side="b"
            className="bottom-0 left-0 aspect-portrait h-[74%] ring-4 ring-surface md:h-[62%] md:ring-8"
          />
          <p
            className={`${bubble} top-[56%] right-2 rounded-br-sm bg-surface-raised md:top-[63%] md:right-4`}
          >
            {niche('first')}
          </p>
          <p
            className={`${bubble} bottom-[4%] left-[8%] rounded-bl-sm bg-primary text-on-primary md:bottom-[9%] md:left-[46%]`}
          >
            {niche('second')}
          </p>
        </div>
        <p className="mt-2 text-right text-xs text-text-muted">{t('drawn')}</p>
      </div>
    </section>
  );
}
