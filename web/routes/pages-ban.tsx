import type * as z from 'zod/mini';
import type { exclusionRequest } from '#contract/accounts/exclusion.ts';
import { exclusion, exclusionConfirm } from '#contract/accounts/exclusion.ts';
import type { Call } from '#contract/core/client.ts';
import { page as pageEndpoint } from '#contract/site.ts';
import { ExclusionConfirm, ExclusionForm } from '#web/features/accounts/exclusion-form.tsx';
import { suppressSignedOutModal } from '#web/features/accounts/suppress-signed-out-modal.ts';
import { StaticText } from '#web/features/site/static-text.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { call } from '#web/lib/call.ts';
import { sendForm, textFieldsOf } from '#web/lib/form.ts';
import { orErrorPage, serverCall, visitOf } from '#web/lib/visit.ts';
import type { Route } from './+types/pages-ban';

export const loader = async (args: Route.LoaderArgs) => {
  const query = { page: 'ban', lang: visitOf(args).locale } as const;
  return {
    page: await orErrorPage(serverCall(args)(pageEndpoint, { query })),
    token: new URL(args.request.url).searchParams.get('token'),
    sendKey: crypto.randomUUID(),
  };
};

type ExclusionBody = z.input<typeof exclusionRequest>;

const send = async (api: Call, request: Request) => {
  const { key, token, ...typed } = textFieldsOf(await request.formData());
  if (token !== undefined) {
    const result = await sendForm({}, () => api(exclusionConfirm, { body: { token } }));
    return { step: 'confirm' as const, result };
  }
  const body = {
    email: typed['email'] ?? '',
    months: Number(typed['months']) as ExclusionBody['months'],
  };
  const result = await sendForm(typed, () => api(exclusion, { body }, key ? { key } : {}));
  return { step: 'ask' as const, result };
};

export const action = (args: Route.ActionArgs) => send(serverCall(args), args.request);

export const clientAction = ({ request }: Route.ClientActionArgs) => {
  // Confirming ends the member's session, and the page that says so must remain.
  suppressSignedOutModal();
  return send(call, request);
};

/** Bans explained, and the way to shut oneself out. */
export default function Ban({ loaderData, actionData }: Route.ComponentProps) {
  const { page, token, sendKey } = loaderData;
  const { settings } = useSite();
  const requested = actionData?.step === 'ask' ? actionData.result : undefined;
  const confirmed = actionData?.step === 'confirm' ? actionData.result : undefined;
  return (
    <StaticText page={page} childrenFirst={token !== null}>
      {token === null ? (
        <ExclusionForm sendKey={sendKey} result={requested} />
      ) : (
        <ExclusionConfirm token={token} site={settings.name} result={confirmed} />
      )}
    </StaticText>
  );
}
