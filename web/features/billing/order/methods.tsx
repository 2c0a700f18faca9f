import type { ReactNode } from 'react';
import { use, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { emptySubscribe } from '#web/lib/empty-subscribe.ts';
import { NonceContext } from '#web/lib/nonce.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { RadioCard, RadioGroup } from '#web/ui/radio-group.tsx';
import { MethodIcons, useMethodName } from './method-name.tsx';
import { hasApplePay } from './rules/apple-pay.ts';
import type { Choice } from './rules/choices.ts';
import { foldedOf } from './rules/choices.ts';
// oxlint-disable-next-line import/default -- It is the built script, as text.
import applePayScript from './apple-pay-script.ts?enhance';

/** Shown where the browser has Apple Pay, which the server cannot know, or where it is chosen. */
function WithApplePay({ chosen, children }: { chosen: boolean; children: ReactNode }) {
  const nonce = use(NonceContext);
  const isAvailable = useSyncExternalStore(emptySubscribe, hasApplePay, () => false);
  return (
    <div hidden={!isAvailable && !chosen} suppressHydrationWarning>
      {children}
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: applePayScript }}
      />
    </div>
  );
}

function Method({ choice: { key, method, stored } }: { choice: Choice }) {
  const t = useTranslations('orders.overview');
  const nameOf = useMethodName();
  return (
    <RadioCard
      value={key}
      title={nameOf(method, stored)}
      text={stored ? t('stored') : t(`hint.${method}`)}
      aside={<MethodIcons method={method} stored={stored} />}
    />
  );
}

interface MethodsProps {
  readonly choices: readonly Choice[];
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** The ways to pay: the quick ones in view, the others folded. */
export function Methods({ choices, chosen, onChoose }: MethodsProps) {
  const t = useTranslations('orders.overview');
  const folded = foldedOf(choices);
  const [unfolded] = useState(() => folded.some(({ key }) => key === chosen.key));
  return (
    <RadioGroup
      name="method"
      label={t('paid')}
      labelHidden
      value={chosen.key}
      onValueChange={(key: string) => {
        const picked = choices.find((choice) => choice.key === key);
        if (picked) onChoose(picked);
      }}
    >
      {choices
        .filter((choice) => !folded.includes(choice))
        .map((choice) =>
          choice.method === 'applepay' ? (
            <WithApplePay key={choice.key} chosen={choice.key === chosen.key}>
              <Method choice={choice} />
            </WithApplePay>
          ) : (
            <Method key={choice.key} choice={choice} />
          ),
        )}
      {folded.length > 0 && (
        <Disclosure title={t('otherWays')} open={unfolded} wide className="border-b-0">
          <div className="grid gap-3">
            {folded.map((choice) => (
              <Method key={choice.key} choice={choice} />
            ))}
          </div>
        </Disclosure>
      )}
    </RadioGroup>
  );
}
