import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { chatLimits } from '#contract/chat/enums.ts';
import { limits } from '#contract/limits.ts';
import { isBlank } from '#contract/visible-text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Modal } from '#web/ui/modal.tsx';
import type { PickedPicture } from '#web/features/members/photos/picked-picture.ts';
import { useSite } from '#web/features/site/site-context.ts';
import type { ConversationState } from '../../conversation-types.ts';
import { useProblemText } from '../use-problem.ts';
import { usePrice } from '../use-price.ts';
import { useTopUpLink } from '../problem-note.tsx';
import { canPay } from './use-composer.ts';
import type { PhotoSelection } from './use-photo-selection.ts';

function SinglePhoto({ picked }: { picked: PickedPicture }) {
  return (
    <img
      src={picked.url}
      alt=""
      width={picked.width}
      height={picked.height}
      className="mx-auto max-h-[40dvh] w-auto max-w-full rounded-md"
    />
  );
}

type PhotoGridProps = { picked: readonly PickedPicture[]; onRemove: (one: PickedPicture) => void };

/** In the order in which they will be sent. */
function PhotoGrid({ picked, onRemove }: PhotoGridProps) {
  const t = useTranslations('chat.photoPreview');
  return (
    <ul className="grid grid-cols-3 gap-2">
      {picked.map((one, at) => (
        <li key={one.id} className="relative">
          <img src={one.url} alt="" className="aspect-square w-full rounded-sm object-cover" />
          <IconButton
            icon="x"
            size="sm"
            variant="glass"
            label={t('remove', { no: String(at + 1) })}
            onClick={() => onRemove(one)}
            className="absolute top-1 right-1"
          />
        </li>
      ))}
    </ul>
  );
}

type Open = ConversationState['open'];

/** Why these cannot be sent, before one tries; null if they can. */
const useShortage = (open: Open, cost: number): string | null => {
  const premium = useTranslations('member.premium');
  const tooFew = useProblemText('not_enough_credits', open.profile.name);
  if (canPay(open, cost)) return null;
  return open.prices.needs_premium
    ? premium('conversations', { count: limits.freeConversations })
    : tooFew;
};

export type PhotoPreviewProps = {
  photos: PhotoSelection;
  open: Open;
  /** Goes to get credits, with the words that were typed. */
  onLeave: (words: string) => void;
  /** With the words to go before them, if any, and what all of it costs. */
  onSend: (text: string, credits: number) => void;
};

/** Shows photos and their price before they are sent. */
export function PhotoPreview({ photos, open, onLeave, onSend }: PhotoPreviewProps) {
  const t = useTranslations('chat');
  const { settings } = useSite();
  const id = useId();
  const [text, setText] = useState('');
  const { picked, isTruncated, problem, remove, close } = photos;
  const { name } = open.profile;
  const { prices } = open;
  const [first] = picked;
  const { both, count } = usePrice(...picked.map(() => ['photo', prices.photo] as const), [
    'message',
    isBlank(text) ? 0 : prices.text,
  ]);
  const refused = useProblemText(problem, name);
  const shortage = useShortage(open, count);
  const way = useTopUpLink();
  return (
    <Modal
      open
      size="sm"
      title={t('photoPreview.title', { count: picked.length })}
      description={t(picked.length > 1 ? 'photoPreview.textMany' : 'photoPreview.text', { name })}
      closeLabel={t('close')}
      onClose={close}
      footer={
        <>
          {shortage === null ? (
            <Button type="submit" form={id} data-autofocus>
              {count > 0 ? t('composer.sendFor', { price: both }) : t('composer.send')}
            </Button>
          ) : (
            <ButtonLink to={way.to} onClick={() => onLeave(text)}>
              {way.label}
            </ButtonLink>
          )}
          <Button variant="quiet" onClick={close}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (shortage === null) onSend(isBlank(text) ? '' : text.trim(), count);
        }}
      >
        {refused !== null && <Alert tone="danger">{refused}</Alert>}
        {shortage !== null && <Alert tone="warning">{shortage}</Alert>}
        {isTruncated && (
          <p className="text-sm text-text-muted">
            {t('photoPreview.most', { count: String(chatLimits.photosAtOnce) })}
          </p>
        )}
        {first && picked.length === 1 ? (
          <SinglePhoto picked={first} />
        ) : (
          <PhotoGrid picked={picked} onRemove={remove} />
        )}
        <Field label={t('gifts.words')} note={t('gifts.optional')}>
          <Input
            value={text}
            maxLength={settings.message_length}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </form>
    </Modal>
  );
}
