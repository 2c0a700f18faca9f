/** What input, select and textarea share; the variant adds the box. */
export const controlClass = [
  'block w-full min-w-0 border-[1.5px] text-text disabled:cursor-not-allowed',
  'disabled:text-text-muted aria-invalid:border-danger',
].join(' ');

export const controlVariants = {
  box: [
    'border-line-control bg-surface-raised text-md hover:border-text-muted',
    'disabled:border-line disabled:bg-surface-sunken [&[readonly]]:bg-surface-sunken',
  ].join(' '),
  /** For searching: sunken instead of outlined. */
  search: 'border-transparent bg-surface-sunken text-md hover:border-line-control',
  /** Small, beside the list it sorts. */
  quiet: 'border-transparent bg-transparent text-sm font-medium hover:bg-surface-current',
};
