import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { onDemand } from '#web/lib/on-demand.tsx';
import { cx } from '#web/ui/cx.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { ConversationActions, ConversationState } from '../../conversation-types.ts';
import { Attachments } from './attachments.tsx';
import { isTouch, MessageField } from './message-field.tsx';
import { ModeBar } from './mode-bar.tsx';
import { Panel } from './panel.tsx';
import { PriceLine } from './price-line.tsx';
import { ProblemNote } from '../problem-note.tsx';
import { canPay, type ComposerState } from './use-composer.ts';
import type { PhotoSelection } from './use-photo-selection.ts';

const EmojiPicker = lazy(async () => ({
  default: (await import('./emoji-picker.tsx')).EmojiPicker,
}));
const GiftPicker = onDemand('gifts', async () => (await import('./gift-picker.tsx')).GiftPicker);
const PhotoPreview = lazy(async () => ({
  default: (await import('./photo-preview.tsx')).PhotoPreview,
}));

/** From here on the counter is shown. */
const NEARLY_FULL = 0.8;

function Counter({ used, max }: { used: number; max: number }) {
  const t = useTranslations('chat.composer');
  const isNear = used >= max * NEARLY_FULL;
  const counterText = t('counter', { used: String(used), most: String(max) });
  return (
    <>
      {isNear && (
        <span aria-hidden className={cx('tabular-nums', used > max && 'font-semibold text-danger')}>
          {counterText}
        </span>
      )}
      <VisuallyHidden role="status">{isNear ? counterText : ''}</VisuallyHidden>
    </>
  );
}

function LoadingPanel({ children }: { children: string }) {
  return (
    <div className="grid h-60 place-items-center">
      <Spinner label={children} />
    </div>
  );
}

type ComposerProps = {
  state: ConversationState;
  actions: ConversationActions;
  composer: ComposerState;
  photos: PhotoSelection;
};

/** Where one writes, with the price of it beside. */
export function Composer({ state, actions, composer, photos }: ComposerProps) {
  const t = useTranslations('chat');
  const id = useId();
  const [query] = useSearchParams();
  const [panel, setPanel] = useState<'emoji' | 'gift' | null>(query.has('gift') ? 'gift' : null);
  const { open } = state;
  const { name } = open.profile;
  const { mode, problem, field } = composer;
  const isEdit = mode.kind === 'edit';
  // While one writes on a phone, the width belongs to the words.
  const [unfoldedFor, setUnfoldedFor] = useState('');
  const isFolded =
    !isEdit && panel === null && composer.text !== '' && composer.text !== unfoldedFor;
  const isPreview = photos.picked.length > 0;
  // Over the preview nothing else is read.
  const problemCode = problem ?? (isPreview ? null : photos.problem);

  const closePanel = () => {
    setPanel(null);
    field.current?.focus();
  };
  const toggle = (kind: 'emoji' | 'gift') => setPanel(panel === kind ? null : kind);
  /** Does what costs credits, or says that there are too few. */
  const sendIfAffordable = (credits: number, send: () => void) => {
    if (canPay(open, credits)) send();
    else composer.dispatch({ kind: 'problem', code: 'not_enough_credits' });
    closePanel();
  };

  const panels: Record<'emoji' | 'gift', ReactNode> = {
    emoji: (
      <Panel
        label={t('emoji.title')}
        onClose={closePanel}
        // As high with few results as with all of them.
        className="h-[min(26rem,55dvh)] md:right-0"
      >
        <Suspense fallback={<LoadingPanel>{t('emoji.loading')}</LoadingPanel>}>
          <EmojiPicker
            onPick={(emoji, byPointer) => {
              composer.insert(emoji);
              // Whoever has a keyboard goes on writing; on a phone it would cover the panel.
              if (byPointer && !isTouch()) field.current?.focus();
            }}
          />
        </Suspense>
      </Panel>
    ),
    gift: (
      <Panel label={t('composer.gift')} onClose={closePanel} className="md:left-0">
        <GiftPicker
          open={open}
          onSend={(gift, text) =>
            sendIfAffordable(open.prices.gift, () => actions.sendGift(gift, text))
          }
          fallback={<LoadingPanel>{t('gifts.loading')}</LoadingPanel>}
        />
      </Panel>
    ),
  };

  return (
    <footer className="flex-none border-t border-line bg-surface px-3 pt-2 pb-[max(12px,env(safe-area-inset-bottom))] md:px-8 md:pt-4 md:pb-5">
      <div className="relative mx-auto max-w-192">
        {panel && panels[panel]}
        <ProblemNote
          code={problemCode}
          name={name}
          needsPremium={open.prices.needs_premium}
          onDismiss={() => {
            composer.dispatch({ kind: 'problem', code: null });
            photos.dismiss();
          }}
        />
        <ModeBar composer={composer} state={state} />
        <form
          method="post"
          className="flex items-end gap-1 md:gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            composer.submit();
          }}
        >
          {!isEdit && (
            <Attachments
              isFolded={isFolded}
              onUnfold={() => setUnfoldedFor(composer.text)}
              isGiftOpen={panel === 'gift'}
              onGift={() => toggle('gift')}
              onPhotos={(files) => void photos.pick(files)}
            />
          )}
          <MessageField
            composer={composer}
            name={name}
            describedBy={`${id}-price`}
            onPaste={(files) => void photos.pick(files)}
            trailing={
              <IconButton
                icon="smiley"
                label={t('composer.emoji')}
                size="sm"
                data-opens-panel
                aria-expanded={panel === 'emoji'}
                onClick={() => toggle('emoji')}
                className={cx(
                  'm-1 pointer-coarse:m-0 md:m-2 md:pointer-coarse:m-1.5',
                  isFolded && 'max-md:hidden',
                )}
              />
            }
          />
          <IconButton
            type="submit"
            icon={isEdit ? 'check-bold' : 'paper-plane-fill'}
            label={isEdit ? t('composer.save') : t('composer.send')}
            variant="primary"
            loading={composer.busy}
            className="md:size-14"
          />
        </form>
        <p
          id={`${id}-price`}
          className={cx(
            'flex justify-between gap-4 pt-2 text-xs text-text-muted md:text-sm',
            isEdit ? 'pl-1' : 'pl-1 md:pl-31',
          )}
        >
          <span>
            <PriceLine open={open} isEdit={isEdit} />
          </span>
          <Counter used={composer.text.length} max={composer.maxLength} />
        </p>
      </div>
      {isPreview && (
        <Suspense>
          <PhotoPreview
            photos={photos}
            open={open}
            onLeave={(words) => {
              photos.close();
              // Who has to get credits first finds the words again.
              if (composer.text === '') composer.write(words);
            }}
            onSend={(text, credits) => {
              const files = photos.picked.map(({ file }) => file);
              photos.close();
              sendIfAffordable(credits, () => {
                // First, because the first text of a conversation may be free.
                if (text !== '') actions.sendText(text, null);
                actions.saveDraft(composer.text);
                files.forEach((file) => actions.sendPhoto(file));
              });
            }}
          />
        </Suspense>
      )}
    </footer>
  );
}
