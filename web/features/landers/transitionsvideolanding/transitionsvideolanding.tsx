import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '#web/features/site/site-context.ts';
import type { LanderProps } from '../design.ts';
import { Film } from '../parts/film.tsx';
import { CallToAction, Intro } from '../parts/intro.tsx';
import { LanderPage } from '../parts/lander-page.tsx';

const line = (chunks: ReactNode) => <span className="line">{chunks}</span>;

/** A film over all of the first view, and a sentence of which each scene lights a line. */
export function TransitionsVideo({ variant }: LanderProps<'transitionsvideolanding'>) {
  const t = useTranslations('landers.transitionsvideolanding');
  const { settings } = useSite();
  return (
    <LanderPage className="stage" data-variant={variant} data-scenes={4} joinTitle={t('join')}>
      <Film clip={variant} alt={t(`${variant}.alt`)} play={t('play')} pause={t('pause')} />
      <Intro
        title={t.rich(`${variant}.title`, { one: line, two: line, three: line, four: line })}
        lead={t(`${variant}.text`, { site: settings.name })}
      >
        <CallToAction>{t(`${variant}.call`)}</CallToAction>
      </Intro>
    </LanderPage>
  );
}
