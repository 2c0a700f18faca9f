import type { Lander } from '#contract/landers.ts';
import { AloneTonight } from './alonetonight/alonetonight.tsx';
import aloneTonight from './alonetonight/alonetonight.css?inline';
import { Collage } from './collagelanding/collage.tsx';
import collage from './collagelanding/collage.css?inline';
import type { Design } from './design.ts';
import filmScript from './scripts/film.ts?enhance';
import transitionsVideo from './transitionsvideolanding/transitionsvideolanding.css?inline';
import { TransitionsVideo } from './transitionsvideolanding/transitionsvideolanding.tsx';
import video from './video/video.css?inline';
import { VideoLander } from './video/video.tsx';
import { Gallery } from './gallery/gallery.tsx';
import gallery from './gallery/gallery.css?inline';
import trade from './scripts/trade.ts?enhance';
import repeat from './scripts/repeat.ts?enhance';
import walk from './scripts/walk.ts?enhance';
import { SocialNetwork } from './socialnetwork/social-network.tsx';
import socialNetwork from './socialnetwork/social-network.css?inline';
import { IconsLanding } from './iconslanding/iconslanding.tsx';
import iconsLanding from './iconslanding/iconslanding.css?inline';
import { MapLanding } from './maplanding/maplanding.tsx';
import mapLanding from './maplanding/maplanding.css?inline';
// oxlint-disable-next-line import/default -- It is the built script, as text.
import deck from './scripts/deck.ts?enhance';
import picks from './scripts/picks.ts?enhance';
import { TinderSwipe } from './tinderswipe/tinderswipe.tsx';
import tinderSwipe from './tinderswipe/tinderswipe.css?inline';

/** How each lander looks. */
export const designs: { readonly [L in Lander]?: Design<L> } = {
  alonetonight: { Page: AloneTonight, css: aloneTonight, scheme: 'dark' },
  transitionsvideolanding: {
    Page: TransitionsVideo,
    css: transitionsVideo,
    script: filmScript,
    scheme: 'dark',
  },
  video: { Page: VideoLander, css: video, script: filmScript, scheme: 'dark' },
  collagelanding: { Page: Collage, css: collage, script: trade },
  gallery: { Page: Gallery, css: gallery, script: walk },
  socialnetwork: { Page: SocialNetwork, css: socialNetwork, script: repeat },
  iconslanding: { Page: IconsLanding, css: iconsLanding, script: picks },
  maplanding: { Page: MapLanding, css: mapLanding },
  tinderswipe: { Page: TinderSwipe, css: tinderSwipe, script: deck },
};
