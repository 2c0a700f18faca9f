import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { segmentClass, segmentTrackClass } from '#web/ui/segment-class.ts';

const currentClass =
  'aria-[current]:bg-surface-raised aria-[current]:text-text aria-[current]:shadow-thumb';

/** On phones one switch for the three ways to find people; elsewhere there is room for links. */
export function FindPeopleNav() {
  const t = useTranslations('member.nav.ways');
  const pages = { browse: 'members', swipe: 'swipe-game', finder: 'match-finder' } as const;
  return (
    <nav aria-label={t('label')} className={`${segmentTrackClass} mb-3 md:hidden`}>
      {(Object.keys(pages) as (keyof typeof pages)[]).map((name) => (
        <NavLink
          key={name}
          to={linkTo(pages[name])}
          end
          className={`${segmentClass} min-w-min flex-auto ${currentClass}`}
        >
          {t(name)}
        </NavLink>
      ))}
    </nav>
  );
}
