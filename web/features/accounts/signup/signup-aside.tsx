import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import type { Niche } from '#contract/niches.ts';
import { heroes } from '#web/assets/heroes/heroes.ts';
import { useSite } from '#web/features/site/site-context.ts';
import type { Step } from './answers.ts';

/** Who looks on at each step. */
const sides = { 0: 'c', 1: 'd', 2: 'b', 3: 'a', 4: 'd', 5: 'c' } as const satisfies Record<
  Step,
  string
>;

type SignupAsideProps = {
  readonly step: Step;
  /** Of the member for whose sake somebody signs up. */
  readonly photo?: ReactNode;
};

/** A picture with a sentence that holds true, another one at each step. */
export function SignupAside({ step, photo }: SignupAsideProps) {
  const t = useTranslations('account.signup.asides');
  const pictures = heroes[useSite().settings.niche as Niche];
  const { src, width, height, color } = pictures[sides[step]];
  return (
    <div className="absolute inset-0" style={{ backgroundColor: color }}>
      {photo ?? (
        // Phones do not show it, and need not load it.
        <img
          src={src}
          width={width}
          height={height}
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
