import { SITE_PARAM } from '../session.ts';

/** The site of an address; whoever has a single one is not asked which they mean. */
export const askedSite = (
  { searchParams }: URL,
  sites: readonly { readonly id: number }[],
): number | undefined => {
  const asked = searchParams.get(SITE_PARAM) ?? '';
  if (/^[1-9]\d{0,5}$/.test(asked)) return Number(asked);
  return sites.length === 1 ? sites[0]?.id : undefined;
};
