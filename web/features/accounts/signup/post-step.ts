import type { Call } from '#contract/core/client.ts';
import type { Progress, Purpose } from './advance-signup.ts';
import { advanceSignup } from './advance-signup.ts';
import type { Step } from './answers.ts';
import { readAnswers, steps } from './answers.ts';

const readStep = (form: FormData, name: string): Step | null => {
  const value = form.get(name);
  return Object.values(steps).find((step) => String(step) === value) ?? null;
};

/** One step of the form as browsers without scripts post it. A password is never given back. */
export const postStep = async (
  api: Call,
  request: Request,
  purpose: Purpose,
): Promise<{ from: Step; progress: Progress; correct: string | null }> => {
  const form = await request.formData();
  const answers = readAnswers(form);
  const key = form.get('key');
  const from = readStep(form, 'step') ?? steps.who;
  const to = readStep(form, 'to');
  const target = to ?? (from === steps.complete ? from : null);
  const progress =
    target === null
      ? await advanceSignup(api, from, answers, {
          ...purpose,
          ...(typeof key === 'string' && { key }),
        })
      : { step: target, answers, refusal: null, towns: [] };
  const newAddress = form.get('new_email');
  const hasCorrection = form.has('correct') || newAddress !== '';
  const correct = hasCorrection && typeof newAddress === 'string' ? newAddress : null;
  return {
    from,
    correct,
    progress: { ...progress, answers: { ...progress.answers, password: '' } },
  };
};
