import { useLocation } from 'react-router';
import { linkTo } from '#contract/routes.ts';

/** The way to what is sold, which leads back to the page on screen once it is paid. */
export const usePayLink = (to: 'premium' | 'credits'): string => {
  const { pathname, search } = useLocation();
  return linkTo(to, {}, { back: pathname + search });
};
