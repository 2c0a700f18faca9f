import { useTranslations } from 'use-intl';
import { clips, clipSize } from '#web/assets/clips/clips.ts';
import { useSite } from '#web/features/site/site-context.ts';
import type { LanderProps } from '../design.ts';
import { Film } from '../parts/film.tsx';
import { CallToAction, emphasis, Intro } from '../parts/intro.tsx';
import { LanderPage } from '../parts/lander-page.tsx';
import { Seats } from './seats.tsx';

/** A small cinema: a film on its screen, somebody who watches it, and a free seat beside them. */
export function VideoLander({ variant }: LanderProps<'video'>) {
  const t = useTranslations('landers.video');
  const { settings } = useSite();
  return (
    <LanderPage className="room" data-variant={variant} joinTitle={t('join')}>
      <Intro
        title={t.rich(`${variant}.title`, emphasis)}
        lead={t(`${variant}.text`, { site: settings.name })}
      >
        <CallToAction>{t(`${variant}.call`)}</CallToAction>
      </Intro>
      <figure className="screen">
        {/* The light of the screen on the wall. */}
        <img className="glow" src={clips[variant].still} alt="" {...clipSize} />
        <Film clip={variant} alt={t(`${variant}.alt`)} play={t('play')} pause={t('pause')} />
        <figcaption>{t(`${variant}.film`)}</figcaption>
      </figure>
      <div className="seats" aria-hidden>
        <Seats />
        <p>{t('seat')}</p>
      </div>
    </LanderPage>
  );
}
