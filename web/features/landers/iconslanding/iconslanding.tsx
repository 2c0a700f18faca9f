import { useTranslations } from 'use-intl';
import sprite from '#web/assets/picks/picks.svg';
import type { Pick } from '#web/assets/picks/picks.ts';
import type { VariantOf } from '#contract/landers.ts';
import { useSite } from '#web/features/site/site-context.ts';
import type { LanderProps } from '../design.ts';
import { joinFormId } from '../parts/join.tsx';
import { CallToAction, emphasis, Intro } from '../parts/intro.tsx';
import { LanderPage } from '../parts/lander-page.tsx';
import { useInterestNames } from '../texts.tsx';

const kinds = ['slow', 'out', 'shared'] as const;
const wants = ['none', 'one', 'two'] as const;

/** What lies on the board, in rows of three; each column is a kind. */
const boards: Record<VariantOf<'iconslanding'>, readonly Pick[]> = {
  weekend: [
    ...(['coffee', 'walks', 'cooking'] as const),
    ...(['books', 'the-sea', 'wine'] as const),
    ...(['music', 'cycling', 'dancing'] as const),
    ...(['film', 'dogs', 'board-games'] as const),
  ],
  home: [
    ...(['books', 'gardening', 'tea'] as const),
    ...(['tv-series', 'diy', 'baking'] as const),
    ...(['cats', 'art', 'cooking'] as const),
    ...(['music', 'dogs', 'board-games'] as const),
  ],
  journey: [
    ...(['museums', 'hiking', 'eating-out'] as const),
    ...(['photography', 'camping', 'live-music'] as const),
    ...(['the-sea', 'sailing', 'languages'] as const),
    ...(['coffee', 'nature', 'wine'] as const),
  ],
};

function Drawing({ of, className }: { of: Pick; className?: string | undefined }) {
  return (
    <svg aria-hidden className={className}>
      <use href={`${sprite}#${of}`} />
    </svg>
  );
}

/** The drawings that were picked, by the place they have on the board. */
function Picked({ board }: { board: readonly Pick[] }) {
  return (
    <span className="picked">
      {board.map((pick, at) => (
        <Drawing key={pick} of={pick} className={`p${at}`} />
      ))}
    </span>
  );
}

/** What the picks come to. All of it is here; the ticks decide what shows. */
function Result({ variant }: LanderProps<'iconslanding'>) {
  const t = useTranslations('landers.iconslanding');
  const board = boards[variant];
  return (
    <div className="ticket" role="status">
      <Picked board={board} />
      {wants.map((want) => (
        <p key={want} className={`want ${want}`}>
          {t(`wants.${want}`)}
        </p>
      ))}
      <div className="result">
        <p className="with">{t(`${variant}.with`)}</p>
        {kinds.map((kind) => (
          <p key={kind} className={`who ${kind}`}>
            {t(`${variant}.${kind}`)}
          </p>
        ))}
      </div>
    </div>
  );
}

/** A board of drawings to pick from, and a ticket that says what they come to. */
export function IconsLanding({ variant }: LanderProps<'iconslanding'>) {
  const t = useTranslations('landers.iconslanding');
  const names = useInterestNames();
  const { settings } = useSite();
  const board = boards[variant];
  return (
    <LanderPage
      className="pick wrap"
      data-variant={variant}
      joinTitle={t(`${variant}.join`)}
      joinNote={
        <p className="along">
          <Picked board={board} />
          {t('along')}
        </p>
      }
      drawn={false}
    >
      <Intro
        title={t.rich(`${variant}.title`, emphasis)}
        lead={t(`${variant}.text`, { site: settings.name })}
      />
      <fieldset className="board">
        <legend className="sr-only">{t('legend')}</legend>
        {board.map((pick, at) => [
          <input
            key={`${pick}-tick`}
            type="checkbox"
            id={`p${at}`}
            name="interests"
            value={pick}
            form={joinFormId}
            className={`sr-only ${kinds[at % kinds.length]}`}
          />,
          <label key={pick} htmlFor={`p${at}`}>
            <Drawing of={pick} />
            {names[pick]}
          </label>,
        ])}
      </fieldset>
      <div className="dock">
        <Result variant={variant} />
        <CallToAction>{t(`${variant}.call`)}</CallToAction>
      </div>
    </LanderPage>
  );
}
