import { useTranslations } from 'use-intl';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { useFictional } from '#web/features/members/card/fictional.ts';
import { useSite } from '#web/features/site/site-context.ts';
import type { LanderMember } from './member-design.ts';

/** Who it is, what they like, and whether there is anybody at all. */
export function About({ member }: { member: LanderMember }) {
  const t = useTranslations('landers.member');
  const format = useFormatter();
  const { settings } = useSite();
  const { label } = useFictional();
  const list = format.list(member.likes, { type: 'unit' });
  return (
    <div className="about">
      <p className="facts">
        {[`${member.name}, ${member.age}`, member.place].filter(Boolean).join(' · ')}
      </p>
      {member.likes.length > 0 && <p>{t('interests', { list })}</p>}
      {member.fictional && (
        <p className="fictional">{t('fictional', { label, site: settings.name })}</p>
      )}
    </div>
  );
}
