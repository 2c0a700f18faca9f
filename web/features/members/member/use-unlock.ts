import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { useSignupHost } from '#web/features/accounts/signup/signup-host.tsx';
import { usePayLink } from '#web/features/site/pay-link.ts';
import { useSite } from '#web/features/site/site-context.ts';

/** How the reader gets to see locked photos: members by premium, visitors by joining. */
export const useUnlock = (id: string) => {
  const t = useTranslations('people.member.gallery');
  const { user } = useSite();
  const { pathname } = useLocation();
  const open = useSignupHost() !== null;
  const premium = usePayLink('premium');
  if (user) {
    return {
      to: premium,
      link: t('premium'),
      one: t('lockedOne'),
      some: (count: number) => t('locked', { count }),
    };
  }
  return {
    to: open ? linkTo('members-id-signup', { id }) : linkTo('login', {}, { next: pathname }),
    link: t(open ? 'join' : 'login'),
    one: t('lockedJoin'),
    some: () => t('lockedJoin'),
  };
};
