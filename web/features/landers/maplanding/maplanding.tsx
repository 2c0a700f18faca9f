import { useLocale, useTranslations } from 'use-intl';
import type { FigureName } from '#web/assets/figures/figures.ts';
import type { CountryMap } from '#web/assets/maps/maps.ts';
import { maps } from '#web/assets/maps/maps.ts';
import type { ServedCountry } from '#contract/countries.ts';
import { isServedCountry, servedCountries } from '#contract/countries.ts';
import type { VariantOf } from '#contract/landers.ts';
import { useCountry, useSite } from '#web/features/site/site-context.ts';
import type { LanderProps } from '../design.ts';
import { Figure } from '../parts/figure.tsx';
import { CallToAction, emphasis, Intro } from '../parts/intro.tsx';
import { LanderPage } from '../parts/lander-page.tsx';

type Variant = VariantOf<'maplanding'>;

/** Who is pinned to the largest towns. */
const pinned: Record<Variant, readonly FigureName[]> = {
  towns: ['cyclist', 'baker', 'painter', 'gardener'],
  lights: ['singer', 'guest', 'dancer', 'host'],
  paths: ['climber', 'walker', 'sailor', 'knitter'],
};

/** The country of the visitor, or the first of the site. */
const useDrawnCountry = (): ServedCountry => {
  const { settings } = useSite();
  const country = useCountry();
  if (country !== null && isServedCountry(country)) return country;
  return settings.countries.find(isServedCountry) ?? servedCountries[0];
};

/** Where on the sheet, in hundredths. */
const positionOn = ({ size }: CountryMap, [, x, y]: CountryMap['towns'][number]) => ({
  left: `${((x / size[0]) * 100).toFixed(1)}%`,
  top: `${((y / size[1]) * 100).toFixed(1)}%`,
});

function Land({ map, variant }: { map: CountryMap; variant: Variant }) {
  return (
    <svg viewBox={`0 0 ${map.size.join(' ')}`} aria-hidden className="land">
      {map.dots.map((path, at) => (
        <path key={path} d={path} className={`dots d${at}`} />
      ))}
      {variant === 'paths' && <path d={map.walk} className="walk" />}
    </svg>
  );
}

/** A map with a few people on it. Which of them speaks is a choice of the visitor. */
function Sheet({ map, variant }: { map: CountryMap; variant: Variant }) {
  const t = useTranslations('landers.maplanding');
  const locale = useLocale();
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(useDrawnCountry());
  const people = pinned[variant].slice(0, map.towns.length);
  return (
    <fieldset className="map" style={{ '--wide': map.size[0] / map.size[1] } as object}>
      <legend className="sr-only">{t('map')}</legend>
      <div className="sheet">
        <Land map={map} variant={variant} />
        <p className="country" aria-hidden>
          {name}
        </p>
        {people.map((figure, at) => {
          const town = map.towns[at];
          if (!town) return null;
          return (
            <label key={figure} className="pin" style={positionOn(map, town)}>
              <input type="radio" name="pin" id={`t${at}`} defaultChecked={at === 0} />
              <Figure name={figure} first sizes="4rem" />
              <span className="town">{town[0]}</span>
            </label>
          );
        })}
        {map.towns.slice(people.length).map((town) => (
          <span key={town[0]} className="town far" style={positionOn(map, town)} aria-hidden>
            {town[0]}
          </span>
        ))}
      </div>
      <p className="says" role="status">
        {people.map((figure, at) => (
          <b key={figure} className={`t${at}`}>
            {map.towns[at]?.[0]}.
          </b>
        ))}{' '}
        {t('says')}
      </p>
    </fieldset>
  );
}

/** The visitor's country, drawn by nothing but its towns. */
export function MapLanding({ variant }: LanderProps<'maplanding'>) {
  const t = useTranslations('landers.maplanding');
  const { settings } = useSite();
  const map = maps[useDrawnCountry()];
  return (
    <LanderPage className="place wrap" data-variant={variant} joinTitle={t(`${variant}.join`)}>
      <Intro
        title={t.rich(`${variant}.title`, emphasis)}
        lead={t(`${variant}.text`, { site: settings.name })}
      />
      <Sheet map={map} variant={variant} />
      <div className="go">
        <CallToAction>{t(`${variant}.call`)}</CallToAction>
      </div>
    </LanderPage>
  );
}
