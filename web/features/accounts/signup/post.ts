import type { Call } from '../../../../contract/core/client.ts';
import type { Progress, Purpose } from './advance.ts';
import { advance } from './advance.ts';
import type { Step } from './answers.ts';
import { answersIn, steps } from './answers.ts';

const stepIn = (form: FormData, name: string): Step | null => {
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
  const answers = answersIn(form);
  const key = form.get('key');
  const from = stepIn(form, 'step') ?? steps.who;
  const to = stepIn(form, 'to');
  const stays = to ?? (from === steps.complete ? from : null);
  const progress =
    stays === null
      ? await advance(api, from, answers, {
          ...purpose,
          ...(typeof key === 'string' && { key }),
        })
      : { step: stays, answers, refusal: null, towns: [] };
  const newAddress = form.get('new_email');
  const asked = form.has('correct') || newAddress !== '';
  const correct = asked && typeof newAddress === 'string' ? newAddress : null;
  return {
    from,
    correct,
    progress: { ...progress, answers: { ...progress.answers, password: '' } },
  };
};
