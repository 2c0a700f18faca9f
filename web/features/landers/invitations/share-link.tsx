import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '#web/lib/hydrated.ts';
import { ignore } from '#web/lib/ignore.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Input } from '#web/ui/input.tsx';

/** A link to copy, or to hand to whatever the device shares with. */
export function ShareLink({ link, text }: { link: string; text: string }) {
  const t = useTranslations('invitations');
  const hydrated = useHydrated();
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(link);
  };
  // Whoever closes the sheet of the device has shared nothing, and knows.
  const share = () => navigator.share({ text, url: link }).catch(ignore);
  return (
    <div>
      <Field label={t('link')}>
        <Input readOnly value={link} onFocus={(event) => event.target.select()} />
      </Field>
      {hydrated && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button onClick={() => void copy()}>
            <Icon name={copied === link ? 'check' : 'copy'} size="sm" />
            {copied === link ? t('copied') : t('copy')}
          </Button>
          {'share' in navigator && (
            <Button variant="line" onClick={() => void share()}>
              {t('share')}
            </Button>
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {copied === link ? t('copied') : ''}
      </p>
    </div>
  );
}
