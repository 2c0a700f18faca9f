import * as contract from '#contract/accounts/index.ts';
import { limits } from '#contract/limits.ts';
import type { Route } from '#server/http/index.ts';
import { route, routeWithPrepare } from '#server/http/index.ts';
import { findPlaces, regionsOf } from '#server/adapters/places/index.ts';
import {
  storeFirstMessage,
  readSignupMember,
  readFirstMessage,
  saveExtras,
  maxFirstMessageLength,
} from './signup-extras.ts';
import { checkName } from './names.ts';
import {
  startSignupDraft,
  completeSignup,
  prepareSignup,
  readSignupDraft,
  signUp,
} from './sign-up.ts';

/** An affiliate tells where somebody came from and leaves the password to them. */
const isPartnerDraft = (
  body: Parameters<typeof trackingOf>[0] & { password?: string | undefined },
) => body.password === undefined && trackingOf(body) !== null;

const trackingOf = ({ network, ref, sub1, sub2, sub3 }: contract.Tracking) =>
  network || ref ? { network, ref, sub1, sub2, sub3 } : null;

export const signupRoutes: readonly Route[] = [
  routeWithPrepare(
    contract.signup,
    async ({ core, caller, body }) =>
      isPartnerDraft(body) ? null : prepareSignup(core, caller, body),
    async ({ core, tx, caller, body, prepared }) => {
      const source = trackingOf(body);
      if (prepared) {
        const trafficsource = source ?? caller.trafficsource;
        const userId = await signUp(core, tx, caller, prepared, trafficsource);
        await storeFirstMessage(tx, caller, userId, body);
        return { continue_at: null };
      }
      const { password: _password, terms: _terms, consent: _consent, ...known } = body;
      const draft = contract.signupDraft.parse(known);
      return { continue_at: await startSignupDraft(core, tx, caller, draft, source ?? {}) };
    },
  ),

  route(contract.nameCheck, async ({ caller, query }) => {
    checkName(caller.site, query.name);
    return { ok: true as const };
  }),

  route(contract.signupExtras, async ({ core, tx, caller, body }) => {
    await saveExtras(core, tx, caller, body);
    return { ok: true as const };
  }),

  route(contract.signupBegun, async ({ core, caller, query }) => {
    const { draft } = await readSignupDraft(core, caller, query.token);
    return { draft };
  }),

  routeWithPrepare(
    contract.signupComplete,
    ({ core, caller, body }) => prepareSignup(core, caller, body),
    async ({ core, tx, caller, body, prepared }) => {
      await completeSignup(core, tx, caller, body.token, prepared);
      return { ok: true as const };
    },
  ),

  route(contract.signupAbout, async ({ core, caller, query }) => ({
    member: await readSignupMember(core, caller, query.id),
    words: await readFirstMessage(core.db, caller, query.id),
    words_length: maxFirstMessageLength(caller),
  })),

  route(contract.places, async ({ query }) => {
    const regions = new Map(regionsOf(query.country).map(({ code, name }) => [code, name]));
    const places = findPlaces(query.country, query.q, limits.placeSuggestions);
    return {
      places: places.map(({ id, name, region }) => ({
        id,
        name,
        region: regions.get(region) ?? '',
      })),
    };
  }),
];
