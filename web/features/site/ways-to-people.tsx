import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '../../../contract/routes.ts';
import { segmentClass, segmentTrackClass } from '../../ui/segment-class.ts';

const current =
  'aria-[current]:bg-surface-raised aria-[current]:text-text aria-[current]:shadow-thumb';

/** On phones one switch for the three ways to find people; elsewhere there is room for links. */
export function WaysToPeople() {
  const t = useTranslations('member.nav.ways');
  const ways = { browse: 'members', swipe: 'swipe-game', finder: 'match-finder' } as const;
  return (
    <nav aria-label={t('label')} className={`${segmentTrackClass} mb-3 md:hidden`}>
      {(Object.keys(ways) as (keyof typeof ways)[]).map((way) => (
        <NavLink
          key={way}
          to={linkTo(ways[way])}
          end
          className={`${segmentClass} flex-auto ${current}`}
        >
          {t(way)}
        </NavLink>
      ))}
    </nav>
  );
}
