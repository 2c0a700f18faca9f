/** What browsers ask for beside pages where the product runs as an app. */
export const appPaths = {
  manifest: '/manifest.webmanifest',
  worker: '/push-worker.js',
  offline: '/offline',
  icon: '/icons/:name.png',
  /** Where browsers look for the icon of a page that names none. */
  favicon: '/favicon.ico',
  /** Photos that another app shares. */
  share: '/profile/share',
} as const;

/** Names of icons, and what they are for. */
export const appIcons = ['192', '512', 'maskable', 'apple', 'badge'] as const;

export type AppIcon = (typeof appIcons)[number];

export const iconPath = (name: AppIcon): string => appPaths.icon.replace(':name', name);

/** Where photos wait that were shared, until the page of the profile takes them. */
export const sharedPhotos = { cache: 'shared-photos', field: 'photos', query: 'shared' } as const;

/** What pages tell the worker, and the worker them. */
export type WorkerMessage =
  /** The member wants the new version now. */
  { readonly kind: 'take-over' } | { readonly kind: 'language'; readonly lang: string };

/** A notification was clicked: the page answers through the port that it goes there. */
export interface PageMessage {
  readonly kind: 'go';
  readonly path: string;
}
