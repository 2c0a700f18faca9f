import { useTranslations } from 'use-intl';
import type { FigureName } from '#web/assets/figures/figures.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { Figure } from '../parts/figure.tsx';
import { joinId } from '../parts/join.tsx';
import { CallToAction, emphasis, Intro } from '../parts/intro.tsx';
import { LanderPage } from '../parts/lander-page.tsx';

/** The first on top. */
const cards = [
  'sailor',
  'guest',
  'cook',
  'climber',
  'walker',
  'reader',
] as const satisfies readonly FigureName[];

type Card = (typeof cards)[number];

/** As many as lie open at the start. */
const VISIBLE_CARDS = 3;

function Cross() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path
        d="M6 6l12 12M18 6L6 18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Heart() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path
        d="M12 20.5S3 15 3 8.9A4.9 4.9 0 0 1 12 6a4.9 4.9 0 0 1 9 2.9c0 6.1-9 11.6-9 11.6Z"
        fill="currentColor"
      />
    </svg>
  );
}

/** One card with its two ticks; either one takes it away. */
function Turn({ of, at }: { of: Card; at: number }) {
  const t = useTranslations('landers.tinderswipe');
  const who = t(`cards.${of}.who`);
  return (
    <li className="turn" style={{ zIndex: cards.length - at }}>
      <article className="card">
        <Figure name={of} first={at < VISIBLE_CARDS} main={at === 0} />
        <h2>{who}</h2>
        <p>{t(`cards.${of}.says`)}</p>
        <span className="stamp like" aria-hidden>
          {t('like')}
        </span>
        <span className="stamp pass" aria-hidden>
          {t('pass')}
        </span>
      </article>
      <div className="acts">
        <label className="pass">
          <input type="checkbox" className="pass" aria-label={t('passWho', { who })} />
          <Cross />
        </label>
        <label className="like">
          <input type="checkbox" className="like" aria-label={t('likeWho', { who })} />
          <Heart />
        </label>
      </div>
    </li>
  );
}

/** Under the last card. The numbers are counted by the style sheet, ticks alone play the game. */
function End() {
  const t = useTranslations('landers.tinderswipe');
  const { settings } = useSite();
  return (
    <div className="end">
      <p className="sum some">
        {t.rich('end.some', { n: () => <b className="liked" />, of: String(cards.length) })}
      </p>
      <p className="sum nobody">{t('end.nobody')}</p>
      <p>{t('end.text', { site: settings.name })}</p>
      <a href={`#${joinId}`} className="call">
        {t('end.call')}
      </a>
      <button type="reset">{t('end.again')}</button>
    </div>
  );
}

/** A deck of drawn people to play with. */
export function TinderSwipe() {
  const t = useTranslations('landers.tinderswipe');
  const { settings } = useSite();
  return (
    <LanderPage className="game" joinTitle={t('join')}>
      <Intro title={t.rich('title', emphasis)} lead={t('text', { site: settings.name })} />
      <form className="deck" autoComplete="off" aria-label={t('deck')}>
        <ol>
          {cards.map((card, at) => (
            <Turn key={card} of={card} at={at} />
          ))}
        </ol>
        <End />
      </form>
      <div className="go">
        <CallToAction>{t('call')}</CallToAction>
        <p className="keys">{t('keys')}</p>
      </div>
    </LanderPage>
  );
}
