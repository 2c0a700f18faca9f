import { useTranslations } from 'use-intl';
import type { FigureName } from '#web/assets/figures/figures.ts';
import type { VariantOf } from '#contract/landers.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { Figure } from '../parts/figure.tsx';
import { CallToAction, emphasis, Intro } from '../parts/intro.tsx';
import { LanderPage } from '../parts/lander-page.tsx';
import type { LanderProps } from '../design.ts';

interface Exhibition {
  /** Near enough for their cards to be read. */
  readonly near: readonly (
    | ('painter' | 'thinker' | 'dancer')
    | ('singer' | 'guest' | 'listener')
    | ('reader' | 'gardener' | 'host')
  )[];
  readonly far: readonly FigureName[];
}

const exhibitions: Record<VariantOf<'gallery'>, Exhibition> = {
  opening: {
    near: ['painter', 'thinker', 'dancer'],
    far: ['sailor', 'cook', 'climber', 'maker'],
  },
  evening: {
    near: ['singer', 'guest', 'listener'],
    far: ['walker', 'dancer', 'cyclist', 'thinker'],
  },
  sunday: {
    near: ['reader', 'gardener', 'host'],
    far: ['baker', 'swimmer', 'knitter', 'guest'],
  },
};

function Card({ name, line }: { name: string; line: string }) {
  return (
    <p className="card">
      <b>{name}</b>
      {line}
    </p>
  );
}

/** Framed portraits, the farther the more blurred, and one frame that is still empty. */
function Hall({ of: { near, far } }: { of: Exhibition }) {
  const t = useTranslations('landers.gallery');
  return (
    <ul className="row">
      {near.map((name, at) => (
        <li key={name} className="work">
          <div className="frame">
            <Figure name={name} main={at === 0} first />
          </div>
          <Card name={t(`works.${name}.name`)} line={t(`works.${name}.line`)} />
        </li>
      ))}
      {far.map((name) => (
        <li key={name} className="work" aria-hidden>
          <div className="frame">
            <Figure name={name} />
          </div>
          <p className="card far" />
        </li>
      ))}
      <li className="work">
        <div className="frame" />
        <Card name={t('yours.name')} line={t('yours.line')} />
      </li>
    </ul>
  );
}

/** A museum in which the pictures get sharper for whoever comes closer. */
export function Gallery({ variant }: LanderProps<'gallery'>) {
  const t = useTranslations('landers.gallery');
  const { settings } = useSite();
  return (
    <LanderPage className="museum" data-variant={variant} joinTitle={t('join')}>
      <Intro
        title={t.rich(`${variant}.title`, emphasis)}
        lead={t(`${variant}.text`, { site: settings.name })}
      >
        <CallToAction>{t(`${variant}.call`)}</CallToAction>
      </Intro>
      <div className="wall">
        <section
          className="hall"
          data-hall
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, and keys do it.
          tabIndex={0}
          aria-label={t('hall')}
        >
          <Hall of={exhibitions[variant]} />
        </section>
        <p className="steps" hidden data-steps>
          <button type="button" data-step="-1" aria-label={t('back')}>
            ←
          </button>
          <button type="button" data-step="1" aria-label={t('further')}>
            →
          </button>
        </p>
      </div>
    </LanderPage>
  );
}
