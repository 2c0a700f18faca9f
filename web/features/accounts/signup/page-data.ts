import { redirect, useNavigate } from 'react-router';
import { activateCorrect, activateResend } from '#contract/accounts/recovery.ts';
import { account } from '#contract/accounts/settings.ts';
import type { Call } from '#contract/core/client.ts';
import { linkTo } from '#contract/routes.ts';
import { interests } from '#contract/site.ts';
import type { Visit } from '#contract/visit.ts';
import { sendForm } from '#web/lib/form.ts';
import type { Progress, Purpose } from './advance-signup.ts';
import type { Step } from './answers.ts';
import { noAnswers, steps } from './answers.ts';
import { useReloadAsMember } from './use-reload-as-member.ts';
import { postStep } from './post-step.ts';
import { useFreshStart } from './use-fresh-start.ts';
import type { Start } from './use-signup.ts';

/** The steps after the account was made have addresses of their own, for its new owner. */
const addressedSteps = { extras: steps.extras, complete: steps.complete } as const;

const stepNameOf = (step: Step) => (step === steps.extras ? 'extras' : 'complete');

const stepPath = (path: string, step: Step) => `${path}?step=${stepNameOf(step)}`;

/** What a signup page needs: nothing for a visitor; members only ever finish one here. */
export const loadSignup = async (visit: Visit, api: Call, request: Request) => {
  const sendKey = crypto.randomUUID();
  if (!visit.signedIn) return { sendKey, after: null };
  const { searchParams } = new URL(request.url);
  const wanted = searchParams.get('step');
  if (wanted !== 'extras' && wanted !== 'complete') throw redirect(linkTo('signup-matches'));
  const [own, list] = await Promise.all([
    api(account),
    api(interests, { query: { lang: visit.locale } }),
  ]);
  const { email } = own.account;
  return {
    sendKey,
    after: {
      step: addressedSteps[wanted],
      email,
      interests: list.interests,
      sent: searchParams.has('sent'),
    },
  };
};

/** Takes a step of the signup from a browser without scripts. */
export const postSignup = async (api: Call, request: Request, purpose: Purpose = {}) => {
  const { from, progress, correct } = await postStep(api, request, purpose);
  const { step } = progress;
  if (step < steps.extras) return progress;
  const path = new URL(request.url).pathname;
  if (from === steps.complete) {
    const result = await sendForm({}, () =>
      correct === null ? api(activateResend) : api(activateCorrect, { body: { email: correct } }),
    );
    if (!result.ok) {
      return { ...progress, refusal: result.refusal, typedAddress: correct ?? undefined };
    }
    return redirect(`${stepPath(path, from)}&sent=1`);
  }
  if (from === steps.extras) return step === from ? progress : redirect(stepPath(path, step));
  if (from === steps.reach && step === steps.extras) return redirect(stepPath(path, step));
  return redirect(linkTo('login', {}, { next: linkTo('signup-matches') }));
};

type PageData = Awaited<ReturnType<typeof loadSignup>>;

/** Where the form of a page begins: after what was posted, after the account, or at the start. */
export const useSignupStart = (
  { after }: PageData,
  posted: Progress | undefined,
  message = '',
): Start => {
  const fresh = useFreshStart();
  if (posted) {
    // Other pages send their first answers here without knowing of a country.
    const country = posted.answers.country || fresh.answers.country;
    const answers = { ...posted.answers, country, ...(after && { email: after.email }) };
    return { ...posted, answers, resume: false };
  }
  if (!after) return fresh;
  const answers = { ...noAnswers, email: after.email, signup_message: message };
  return { ...fresh, step: after.step, answers };
};

/** Keeps the address of a page in step with the form, so that a reload finds the place again. */
export const useStepAddress = (path: string) => {
  const navigate = useNavigate();
  const reloadAsMember = useReloadAsMember();
  return ({ step }: Progress, from: Step): void => {
    if (step < steps.extras || step === from) return;
    const navigated = Promise.resolve(navigate(stepPath(path, step), { replace: true }));
    if (step === steps.complete) void navigated.then(reloadAsMember);
  };
};
