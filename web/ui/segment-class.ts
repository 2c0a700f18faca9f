/** The sunken track and its segments, shared by the radio and the link form. */
export const segmentTrackClass = 'flex flex-wrap gap-1 rounded-[28px] bg-surface-sunken p-1';

export const segmentClass = [
  'relative inline-flex min-h-10 max-w-full cursor-pointer items-center justify-center gap-2',
  'rounded-pill border border-transparent px-3 py-1 text-center text-sm font-medium text-text-muted',
  'hover:text-text pointer-coarse:min-h-11 sm:px-4',
].join(' ');
