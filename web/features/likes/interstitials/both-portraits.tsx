import type { MemberCard } from '#contract/members/search.ts';
import { Photo } from '#web/ui/photo.tsx';
import { NoPhoto } from '#web/features/members/card/no-photo.tsx';
import { facePosition, photoSrc } from '#web/features/members/photo-src.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { HeartBadge } from './heart-badge.tsx';
import { Portrait } from './portrait.tsx';

const own = 'rotate-6 shadow-raised ring-6 ring-text-on-photo md:ring-8';

/** The member and the other one side by side, joined by a heart. */
export function BothPortraits({ member }: { member: Pick<MemberCard, 'name' | 'photo'> }) {
  const profile = useSite().user?.profile;
  const image = profile?.main_image;
  return (
    <div aria-hidden className="relative grid grid-cols-2 gap-3 md:gap-5">
      <Portrait
        member={member}
        sizes="(min-width: 1200px) 256px, 192px"
        className="w-36 -rotate-6 md:w-48 xl:w-64"
      />
      <div className="mt-6 w-36 md:w-48 xl:w-64">
        {image ? (
          <Photo
            src={photoSrc(image.filename)}
            alt=""
            position={facePosition(image)}
            eager
            className={own}
          />
        ) : (
          <NoPhoto name={profile?.name ?? ''} className={own} />
        )}
      </div>
      <HeartBadge className="-bottom-8 left-1/2 -translate-x-1/2" />
    </div>
  );
}
