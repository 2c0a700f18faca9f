import type { MemberCard } from '#contract/members/search.ts';
import { cx } from '#web/ui/cx.ts';
import { Photo } from '#web/ui/photo.tsx';
import { NoPhoto } from '#web/features/members/card/no-photo.tsx';
import { facePosition, photoSources } from '#web/features/members/photo-src.ts';

type PortraitProps = {
  member: Pick<MemberCard, 'name' | 'photo'>;
  sizes: string;
  className?: string | undefined;
};

/** Somebody’s main photo in a white frame, or their initial. */
export function Portrait({ member: { name, photo }, sizes, className }: PortraitProps) {
  const frame = cx('shadow-raised ring-6 ring-text-on-photo md:ring-8', className);
  if (!photo) return <NoPhoto name={name} className={frame} />;
  return (
    <Photo
      {...photoSources(photo)}
      sizes={sizes}
      alt=""
      color={photo.colour}
      position={facePosition(photo)}
      eager
      className={frame}
    />
  );
}
