import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '../../../contract/routes.ts';
import { WithTexts } from '../../lib/lazy-texts.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useSignupHost } from '../accounts/signup/signup-host.tsx';
import { CardAction } from '../members/card/card-action.ts';
import type { CardActionProps } from '../members/card/card-action.ts';
import { useSite } from '../site/site-context.ts';
import { Burst, LikeForm } from './like-form.tsx';
import { isGiven } from './rules/like-states.ts';
import { useLikeToggle } from './use-like-toggle.ts';

const heartClass = (given: boolean, large: boolean) =>
  cx(
    'relative grid size-11 place-items-center rounded-pill border-[1.5px] transition-transform active:scale-90 md:size-12',
    large && 'md:size-16',
    given
      ? 'border-transparent bg-primary text-on-primary hover:bg-primary-hover'
      : 'border-glass-line bg-veil text-text-on-photo backdrop-blur-md hover:bg-dark',
  );

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

function Heart({ member, large }: CardActionProps) {
  const t = useTranslations('likes.button');
  const { id, name } = member;
  const { like, toggle, bursts, message } = useLikeToggle(member);
  const given = isGiven(like);
  return (
    <>
      {message && (
        <p
          role="alert"
          className="absolute right-0 bottom-full mb-2 w-36 rounded-sm bg-danger px-3 py-2 text-xs font-medium text-on-danger md:w-44"
        >
          {message}
        </p>
      )}
      <LikeForm id={id} like={like} onToggle={() => void toggle()}>
        <button type="submit" aria-pressed={given} className={heartClass(given, large)}>
          <VisuallyHidden>{t(like === 'received' ? 'back' : 'like', { name })}</VisuallyHidden>
          <Icon name={given ? 'heart-fill' : 'heart-bold'} />
          <Burst count={bursts} />
        </button>
      </LikeForm>
    </>
  );
}

function CardLike(props: CardActionProps) {
  return useSite().user ? <Heart {...props} /> : <JoinHeart {...props} />;
}

const heartOf = (props: CardActionProps) => <CardLike {...props} />;

/** Around pages with cards of people: each gets a heart. */
export function WithHearts({ children }: { children: ReactNode }) {
  return (
    <WithTexts of="hearts">
      <CardAction value={heartOf}>{children}</CardAction>
    </WithTexts>
  );
}
