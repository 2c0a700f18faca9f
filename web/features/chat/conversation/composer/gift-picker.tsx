import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { gifts, type GiftId } from '#contract/chat/gifts.ts';
import type { OpenChat } from '#contract/chat/views.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { GiftPicture } from '../../gift-picture.tsx';
import { usePrice } from '../use-price.ts';
import { useTopUpLink } from '../problem-note.tsx';
import { canPay } from './use-composer.ts';

export type GiftPickerProps = {
  open: OpenChat;
  onSend: (gift: GiftId, text: string) => void;
};

/** What each gift costs, before one is chosen. */
function PriceOfEach({ credits: count }: { credits: number }) {
  const t = useTranslations('chat.gifts');
  const { credits, money } = usePrice(['gift', count]);
  if (count === 0) return t('free');
  return money === null ? t('each', { credits }) : t('eachMoney', { credits, price: money });
}

/** In place of the button that sends: what one has is too little. */
function TooFewCredits({ left }: { left: number }) {
  const t = useTranslations('chat');
  const topUp = useTopUpLink();
  return (
    <div className="flex items-center justify-between gap-3">
      <p>{t('gifts.left', { credits: t('composer.credits', { count: left }) })}</p>
      <ButtonLink size="sm" to={topUp.to}>
        {topUp.label}
      </ButtonLink>
    </div>
  );
}

/** All gifts; the chosen one leaves with a few words, for the price on the button. */
export function GiftPicker({ open, onSend }: GiftPickerProps) {
  const t = useTranslations('chat.gifts');
  const composer = useTranslations('chat.composer');
  const names = useTranslations('gifts');
  const { settings } = useSite();
  const price = open.prices.gift;
  const { both } = usePrice(['gift', price]);
  const send = price > 0 ? composer('sendFor', { price: both }) : composer('send');
  const isAffordable = canPay(open, price);
  const [chosen, setChosen] = useState<GiftId | null>(null);
  const [text, setText] = useState('');
  return (
    <form
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen && isAffordable) onSend(chosen, text.trim());
      }}
    >
      {/* What fades out at the lower edge goes on below. */}
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain mask-b-from-[calc(100%-2rem)] p-3 pb-8">
        <fieldset>
          <legend className="float-left flex w-full flex-wrap items-baseline justify-between gap-x-4 pb-2">
            <span className="display-xs">{t('title', { name: open.profile.name })}</span>
            <span className="text-sm text-text-muted">
              <PriceOfEach credits={price} />
            </span>
          </legend>
          <div className="clear-both grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-1">
            {(settings.offered_gifts ?? gifts).map((gift, at) => (
              <label
                key={gift}
                className="relative grid cursor-pointer content-start justify-items-center gap-1 rounded-md border-2 border-transparent p-2 text-center text-xs hover:bg-surface-current has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:focus-ring has-focus-visible:-outline-offset-3"
              >
                <input
                  type="radio"
                  name="gift"
                  value={gift}
                  checked={gift === chosen}
                  onChange={() => setChosen(gift)}
                  data-autofocus={at === 0 || undefined}
                  className="absolute inset-0 cursor-pointer appearance-none outline-none"
                />
                <GiftPicture gift={gift} className="size-14" />
                <span aria-hidden className="w-full hyphens-auto">
                  {names(gift)}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <div className="grid flex-none gap-3 border-t border-line p-3">
        {chosen && isAffordable && (
          <Field label={t('words')} note={t('optional')}>
            <Input
              value={text}
              maxLength={settings.message_length}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
        )}
        {isAffordable ? (
          <Button type="submit" disabled={!chosen} block>
            {chosen ? send : t('choose')}
          </Button>
        ) : (
          <TooFewCredits left={open.credits} />
        )}
      </div>
    </form>
  );
}
