import { useTranslations } from 'use-intl';
import { NoPhoto } from '#web/features/members/card/no-photo.tsx';
import { facePosition, photoSources } from '#web/features/members/photo-src.ts';
import type { LanderMember } from './member-design.ts';

interface PortraitProps {
  readonly member: LanderMember;
  /** How wide it is shown, for the browser to choose a file. */
  readonly sizes: string;
  readonly className?: string;
}

/** The member, as any visitor may see them. */
export function Portrait({ member: { name, photo }, sizes, className }: PortraitProps) {
  const t = useTranslations('landers.member');
  if (!photo) return <NoPhoto name={name} className={className} />;
  return (
    <img
      {...photoSources(photo)}
      sizes={sizes}
      width={600}
      height={800}
      alt={t('photo', { name })}
      fetchPriority="high"
      style={{ backgroundColor: photo.colour, objectPosition: facePosition(photo) }}
      className={className}
    />
  );
}
