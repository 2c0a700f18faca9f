/** Whether the product runs as an installed app, for `matchMedia`. */
export const INSTALLED = '(display-mode: standalone)';
