import { useTranslations } from 'use-intl';
import type { FigureName } from '#web/assets/figures/figures.ts';
import type { VariantOf } from '#contract/landers.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { Figure } from '../parts/figure.tsx';
import { CallToAction, emphasis, Intro } from '../parts/intro.tsx';
import { LanderPage } from '../parts/lander-page.tsx';
import type { LanderProps } from '../design.ts';

type Variant = VariantOf<'collagelanding'>;
type TextSlot = 'one' | 'two' | 'three';

interface Tile {
  readonly figure?: FigureName;
  readonly words?: TextSlot;
}

const faceTile = (figure: FigureName, words?: TextSlot): Tile => ({
  figure,
  ...(words && { words }),
});
const textTile = (words: TextSlot): Tile => ({ words });
const plainTile: Tile = {};

/** What hangs, lies or looks out, in the order of the places that the styles give. */
const collages: Record<Variant, readonly Tile[]> = {
  wall: [
    faceTile('dancer'),
    faceTile('sailor'),
    faceTile('reader'),
    faceTile('climber'),
    faceTile('walker'),
    faceTile('host'),
    faceTile('gardener'),
    faceTile('guest'),
    textTile('three'),
    faceTile('baker'),
    faceTile('knitter'),
    faceTile('cyclist'),
    textTile('one'),
    faceTile('maker'),
    faceTile('thinker'),
    faceTile('painter'),
    textTile('two'),
    faceTile('cook'),
  ],
  table: [
    faceTile('gardener'),
    faceTile('maker'),
    faceTile('baker', 'one'),
    faceTile('singer'),
    faceTile('knitter', 'three'),
    faceTile('swimmer'),
    faceTile('listener', 'two'),
    faceTile('cook'),
    faceTile('guest'),
  ],
  windows: [
    faceTile('swimmer'),
    textTile('one'),
    faceTile('singer'),
    faceTile('sailor'),
    faceTile('cyclist'),
    textTile('three'),
    faceTile('walker'),
    faceTile('guest'),
    plainTile,
    textTile('two'),
    faceTile('climber'),
    faceTile('dancer'),
  ],
};

interface TileProps {
  readonly of: Tile;
  readonly text: string | undefined;
  readonly first: boolean;
}

function CollageTile({ of: { figure, words }, text, first }: TileProps) {
  if (!figure) return <li className={words ? 'tile says' : 'tile'}>{text}</li>;
  return (
    <li className="tile face" data-face>
      <Figure name={figure} first={first} sizes="(min-width: 768px) 15rem, 9rem" />
      {text}
    </li>
  );
}

/** Portraits that trade places: hung on a wall, strewn over a table, behind round windows. */
export function Collage({ variant }: LanderProps<'collagelanding'>) {
  const t = useTranslations('landers.collagelanding');
  const { settings } = useSite();
  return (
    <LanderPage className="collage" data-variant={variant} joinTitle={t('join')}>
      <Intro
        title={t.rich(`${variant}.title`, emphasis)}
        lead={t(`${variant}.text`, { site: settings.name })}
      >
        <CallToAction>{t(`${variant}.call`)}</CallToAction>
      </Intro>
      <div className="stage">
        <ul aria-hidden data-wall>
          {collages[variant].map((tile, at) => (
            <CollageTile
              // A place is known by its number.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              of={tile}
              text={tile.words && t(`${variant}.${tile.words}`)}
              first={at < 4}
            />
          ))}
        </ul>
        <button type="button" hidden data-pause data-play={t('play')} className="pause">
          {t('pause')}
        </button>
      </div>
    </LanderPage>
  );
}
