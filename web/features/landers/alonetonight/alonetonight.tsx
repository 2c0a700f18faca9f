import { useTranslations } from 'use-intl';
import type { FigureName } from '#web/assets/figures/figures.ts';
import type { VariantOf } from '#contract/landers.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { Figure } from '../parts/figure.tsx';
import { CallToAction, emphasis, Intro } from '../parts/intro.tsx';
import { LanderPage } from '../parts/lander-page.tsx';
import type { LanderProps } from '../design.ts';

type Variant = VariantOf<'alonetonight'>;
type WindowContent = FigureName | 'dark' | 'lit' | 'you';

/** The house across the street, window by window, in rows of four. */
const houses: Record<Variant, readonly WindowContent[]> = {
  street: [
    ...(['dark', 'host', 'dark', 'lit'] as const),
    ...(['guest', 'dark', 'you', 'singer'] as const),
    ...(['dark', 'reader', 'lit', 'dark'] as const),
    ...(['painter', 'dark', 'dancer', 'dark'] as const),
    ...(['dark', 'lit', 'dark', 'baker'] as const),
  ],
  rain: [
    ...(['lit', 'listener', 'dark', 'dark'] as const),
    ...(['dark', 'you', 'dark', 'thinker'] as const),
    ...(['walker', 'lit', 'dark', 'dark'] as const),
    ...(['dark', 'cyclist', 'dark', 'lit'] as const),
    ...(['maker', 'dark', 'guest', 'dark'] as const),
  ],
  kitchen: [
    ...(['dark', 'baker', 'lit', 'dark'] as const),
    ...(['you', 'dark', 'cook', 'lit'] as const),
    ...(['lit', 'gardener', 'dark', 'reader'] as const),
    ...(['dark', 'dark', 'host', 'dark'] as const),
    ...(['knitter', 'lit', 'dark', 'painter'] as const),
  ],
};

function Pane({ of, at, you }: { of: WindowContent; at: number; you: string }) {
  if (of === 'dark' || of === 'lit') return <li className={`pane ${of}`} />;
  if (of === 'you') return <li className="pane you">{you}</li>;
  return (
    <li className="pane home">
      <Figure name={of} first={at < 8} sizes="7rem" />
    </li>
  );
}

/** Night: a house with a few lights on, one of them for you. */
export function AloneTonight({ variant }: LanderProps<'alonetonight'>) {
  const t = useTranslations('landers.alonetonight');
  const { settings } = useSite();
  return (
    <LanderPage className="night" data-variant={variant} joinTitle={t('join')}>
      <Intro
        title={t.rich(`${variant}.title`, emphasis)}
        lead={t(`${variant}.text`, { site: settings.name })}
      >
        <CallToAction>{t(`${variant}.call`)}</CallToAction>
      </Intro>
      <div className="house">
        <ul aria-hidden>
          {houses[variant].map((of, at) => (
            // The same kind of window stands in many places.
            // oxlint-disable-next-line react/no-array-index-key
            <Pane key={at} of={of} at={at} you={t('you')} />
          ))}
        </ul>
        <p className="says" aria-hidden>
          {t(`${variant}.says`)}
        </p>
      </div>
    </LanderPage>
  );
}
