import { useCountry, useSite } from '../../site/site-context.ts';
import type { Answers } from './answers.ts';
import { noAnswers } from './answers.ts';
import { firstOpenStep } from './check.ts';
import type { Start } from './use-signup.ts';

/** An empty form: in the visitor's country, and with what they have chosen on the way. */
export const useFreshStart = (chosen: Partial<Answers> = {}): Start => {
  const { settings } = useSite();
  const here = useCountry();
  const country = settings.countries.find((code) => code === here) ?? '';
  const answers = { ...noAnswers, country, ...chosen };
  return { step: firstOpenStep(answers), answers, refusal: null, towns: [], resume: true };
};
