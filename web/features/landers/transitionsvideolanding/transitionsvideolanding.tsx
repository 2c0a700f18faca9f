import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '#web/features/site/site-context.ts';
import type { LanderProps } from '../design.ts';
import { Film } from '../parts/film.tsx';
import { Join } from '../parts/join.tsx';
import { SmallPrint } from '../parts/small-print.tsx';
import { CallToAction, Intro } from '../parts/intro.tsx';

const line = (chunks: ReactNode) => <span className="line">{chunks}</span>;

/** A film over all of the first view, and a sentence of which each scene lights a line. */
export function TransitionsVideo({ variant }: LanderProps<'transitionsvideolanding'>) {
  const t = useTranslations('landers.transitionsvideolanding');
  const { settings } = useSite();
  return (
    <>
      <main id="content" className="stage" data-variant={variant} data-scenes={4}>
        <Film clip={variant} alt={t(`${variant}.alt`)} play={t('play')} pause={t('pause')} />
        <Intro
          title={t.rich(`${variant}.title`, { one: line, two: line, three: line, four: line })}
          lead={t(`${variant}.text`, { site: settings.name })}
        >
          <CallToAction>{t(`${variant}.call`)}</CallToAction>
        </Intro>
      </main>
      <div className="below">
        <Join title={t('join')} className="mx-auto max-w-128" />
        <SmallPrint />
      </div>
    </>
  );
}
