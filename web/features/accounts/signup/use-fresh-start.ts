import { useCountry, useSite } from '#web/features/site/site-context.ts';
import type { Answers } from './answers.ts';
import { noAnswers } from './answers.ts';
import { firstOpenStep } from './check-step.ts';
import type { Start } from './use-signup.ts';

/** An empty form: in the visitor's country, and with what they have chosen on the way. */
export const useFreshStart = (chosen: Partial<Answers> = {}): Start => {
  const { settings } = useSite();
  const visitorCountry = useCountry();
  const country = settings.countries.find((code) => code === visitorCountry) ?? '';
  const answers = { ...noAnswers, country, ...chosen };
  return { step: firstOpenStep(answers), answers, refusal: null, towns: [], resume: true };
};
