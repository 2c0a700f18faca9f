import { lazy } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useSignupHost } from '#web/features/accounts/signup/signup-host.tsx';
import { CardAction } from '#web/features/members/card/card-action.ts';
import type { CardActionProps } from '#web/features/members/card/card-action.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { heartClass } from './heart-class.ts';

/** Visitors need none of its code. */
const Heart = lazy(async () => ({ default: (await import('./heart.tsx')).Heart }));

/** Visitors join first, or log in where nobody can join. */
function JoinHeart({ member: { id, name }, large }: CardActionProps) {
  const t = useTranslations('likes.button');
  const open = useSignupHost() !== null;
  const to = open
    ? linkTo('members-id-signup', { id })
    : linkTo('login', {}, { next: linkTo('members-id', { id }) });
  return (
    <Link to={to} className={heartClass(false, large)}>
      <VisuallyHidden>{t('like', { name })}</VisuallyHidden>
      <Icon name="heart-bold" />
    </Link>
  );
}

function CardLike(props: CardActionProps) {
  return useSite().user ? <Heart {...props} /> : <JoinHeart {...props} />;
}

const renderHeart = (props: CardActionProps) => <CardLike {...props} />;

/** Around pages with cards of people: each gets a heart. */
export function WithHearts({ children }: { children: ReactNode }) {
  return (
    <WithTexts of="hearts">
      <CardAction value={renderHeart}>{children}</CardAction>
    </WithTexts>
  );
}
