import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import type { Niche } from '#contract/niches.ts';
import { heroes } from '#web/assets/heroes/heroes.ts';
import { useSite } from '#web/features/site/site-context.ts';
import type { Step } from './answers.ts';

/** A picture of the niche with a sentence that holds true, another one at each step. */
export function SignupAside({ step }: { step: Step }) {
  const t = useTranslations('account.signup.asides');
  const { b } = heroes[useSite().settings.niche as Niche];
  return (
    <div className="absolute inset-0" style={{ backgroundColor: b.color }}>
      <img
        src={b.src}
        width={b.width}
        height={b.height}
        alt=""
        className="size-full object-cover"
      />
      <div aria-hidden className="absolute inset-0 scrim" />
      <p className="absolute inset-x-8 bottom-8 display-md text-text-on-photo">
        {t(`${step}`, { minAge: String(limits.minAge) })}
      </p>
    </div>
  );
}
