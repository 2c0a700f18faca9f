import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { CardActionProps } from '../members/card/card-action.ts';
import { heartClass } from './heart-class.ts';
import { Burst, LikeForm } from './like-form.tsx';
import { isGiven } from './rules/like-states.ts';
import { useLikeToggle } from './use-like-toggle.ts';

/** Likes the one on the card, or takes it back. */
export function Heart({ member, large }: CardActionProps) {
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
