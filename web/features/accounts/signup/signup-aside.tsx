import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import type { Niche } from '#contract/niches.ts';
import { companions, companionsSize } from '#web/assets/heroes/companions.ts';
import { useSite } from '#web/features/site/site-context.ts';
import type { Step } from './answers.ts';

type SignupAsideProps = {
  readonly step: Step;
  /** Of the member for whose sake somebody signs up. */
  readonly photo?: ReactNode;
};

/** A picture with a sentence that holds true, another one at each step. */
export function SignupAside({ step, photo }: SignupAsideProps) {
  const t = useTranslations('account.signup.asides');
  const pictures = companions[useSite().settings.niche as Niche];
  const { src, color } = pictures[step % 2 === 0 ? 'c' : 'd'];
  return (
    <div className="absolute inset-0" style={{ backgroundColor: color }}>
      {photo ?? (
        // Phones do not show it, and need not load it.
        <img
          src={src}
          {...companionsSize}
          alt=""
          loading="lazy"
          className="size-full object-cover"
        />
      )}
      <div aria-hidden className="absolute inset-0 scrim" />
      <p className="absolute inset-x-8 bottom-8 display-md text-text-on-photo">
        {t(`${step}`, { minAge: String(limits.minAge) })}
      </p>
    </div>
  );
}
