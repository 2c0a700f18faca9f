import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { gifts, type GiftId } from '../../../../../contract/chat/gifts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { useSite } from '../../../site/site-context.ts';
import { GiftPicture } from '../../gifts/gift-picture.tsx';
import { usePrice } from '../use-price.ts';

export type GiftPickerProps = {
  name: string;
  credits: number;
  onSend: (gift: GiftId, text: string) => void;
};

/** All gifts; the chosen one leaves with a few words, for the price on the button. */
export function GiftPicker({ name, credits, onSend }: GiftPickerProps) {
  const t = useTranslations('chat.gifts');
  const composer = useTranslations('chat.composer');
  const names = useTranslations('gifts');
  const { settings } = useSite();
  const { both } = usePrice('gift', credits);
  const send = credits > 0 ? composer('sendFor', { price: both }) : composer('send');
  const [chosen, setChosen] = useState<GiftId | null>(null);
  const [words, setWords] = useState('');
  return (
    <form
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onSend(chosen, words.trim());
      }}
    >
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-3">
        <fieldset>
          <legend className="float-left w-full pb-2 display-xs">{t('title', { name })}</legend>
          <div className="clear-both grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-1">
            {gifts.map((gift, at) => (
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
        {chosen && (
          <Field label={t('words')} note={t('optional')}>
            <Input
              value={words}
              maxLength={settings.message_length}
              onChange={(event) => setWords(event.target.value)}
            />
          </Field>
        )}
        <Button type="submit" disabled={!chosen} block>
          {chosen ? send : t('choose')}
        </Button>
      </div>
    </form>
  );
}
