import { useTranslations } from 'use-intl';
import type { FigureName } from '../../../assets/figures/figures.ts';
import type { VariantOf } from '../../../../contract/landers.ts';
import { useSite } from '../../site/site-context.ts';
import { Figure } from '../parts/figure.tsx';
import { Join } from '../parts/join.tsx';
import { SmallPrint } from '../parts/small-print.tsx';
import { Call, stressed, Words } from '../parts/words.tsx';
import type { LanderProps } from '../design.ts';

type Variant = VariantOf<'collagelanding'>;
type Words = 'one' | 'two' | 'three';

interface Tile {
  readonly figure?: FigureName;
  readonly words?: Words;
}

const face = (figure: FigureName, words?: Words): Tile => ({ figure, ...(words && { words }) });
const says = (words: Words): Tile => ({ words });
const plain: Tile = {};

/** What hangs, lies or looks out, in the order of the places that the styles give. */
const collages: Record<Variant, readonly Tile[]> = {
  wall: [
    face('dancer'),
    face('sailor'),
    face('reader'),
    face('climber'),
    face('walker'),
    face('host'),
    face('gardener'),
    face('guest'),
    says('three'),
    face('baker'),
    face('knitter'),
    face('cyclist'),
    says('one'),
    face('maker'),
    face('thinker'),
    face('painter'),
    says('two'),
    face('cook'),
  ],
  table: [
    face('gardener'),
    face('maker'),
    face('baker', 'one'),
    face('singer'),
    face('knitter', 'three'),
    face('swimmer'),
    face('listener', 'two'),
    face('cook'),
    face('guest'),
  ],
  windows: [
    face('swimmer'),
    says('one'),
    face('singer'),
    face('sailor'),
    face('cyclist'),
    says('three'),
    face('walker'),
    face('guest'),
    plain,
    says('two'),
    face('climber'),
    face('dancer'),
  ],
};

interface TileProps {
  readonly of: Tile;
  readonly text: string | undefined;
  readonly first: boolean;
}

function TileOf({ of: { figure, words }, text, first }: TileProps) {
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
    <>
      <main id="content" className="collage" data-variant={variant}>
        <Words
          title={t.rich(`${variant}.title`, stressed)}
          lead={t(`${variant}.text`, { site: settings.name })}
        >
          <Call>{t(`${variant}.call`)}</Call>
        </Words>
        <div className="stage">
          <ul aria-hidden data-wall>
            {collages[variant].map((tile, at) => (
              <TileOf
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
      </main>
      <div className="below">
        <Join title={t('join')} className="mx-auto max-w-128" />
        <SmallPrint />
      </div>
    </>
  );
}
