const THEME = /\[data-niche=["']?(\d)["']?\],[^{}]*\{[^}]*\}/g;

/** Styles without the themes of other niches: a page shows one, and they are a quarter of its weight. */
export const filterNicheStyles = (css: string, niche: number): string =>
  css.replaceAll(THEME, (theme, id: string) => (Number(id) === niche ? theme : ''));
