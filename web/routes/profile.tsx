import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { account as accountEndpoint, accountUpdate } from '../../contract/accounts/settings.ts';
import { places } from '../../contract/accounts/signup.ts';
import { CallError } from '../../contract/core/client.ts';
import type { Call } from '../../contract/core/client.ts';
import { linkTo } from '../../contract/routes.ts';
import { InvisibleSection } from '../features/accounts/profile/invisible-section.tsx';
import { NameSection } from '../features/accounts/profile/name-section.tsx';
import { PlaceSection } from '../features/accounts/profile/place-section.tsx';
import { placeChoice, townNamed } from '../features/accounts/rules/place-choice.ts';
import { SettingsLayout } from '../features/accounts/settings/settings-layout.tsx';
import { call } from '../lib/call.ts';
import { sendForm, sent, textsOf } from '../lib/form.ts';
import { membersOnly, orErrorPage, serverCall } from '../lib/visit.ts';
import { TextLink } from '../ui/text-link.tsx';
import type { Route } from './+types/profile';

export const loader = async (args: Route.LoaderArgs) => {
  membersOnly(args);
  return orErrorPage(serverCall(args)(accountEndpoint));
};

/** The town as the call wants it. A name that no town has is refused as the server would do it. */
const placeIdOf = async (api: Call, typed: Record<string, string>): Promise<number | null> => {
  const choice = placeChoice(typed);
  if (choice.kind === 'none') return null;
  if (choice.kind === 'known') return choice.id;
  const { q } = choice;
  const found = await api(places, { query: { country: typed['country'] ?? '', q } });
  const town = townNamed(found.places, q);
  if (town) return town.id;
  const error = 'Please choose one.';
  const fields = { place_id: { code: 'unknown_choice', message: error } };
  throw new CallError(400, { error, code: 'invalid_input', fields });
};

const save = async (api: Call, request: Request) => {
  const typed = textsOf(await request.formData());
  const { intent = '', name = '', country = '', invisible } = typed;
  const result = await sendForm(typed, async () => {
    if (intent === 'name') return api(accountUpdate, { body: { name } });
    if (intent === 'invisible')
      return api(accountUpdate, { body: { invisible: invisible !== undefined } });
    const place_id = await placeIdOf(api, typed);
    return api(accountUpdate, { body: { country, place_id } });
  });
  return sent(intent, result);
};

export const action = (args: Route.ActionArgs) => save(serverCall(args), args.request);

export const clientAction = ({ request }: Route.ClientActionArgs) => save(call, request);

/** The member's own profile: name, place and visibility. */
export default function Profile({ loaderData: { account } }: Route.ComponentProps) {
  const t = useTranslations('member.settings');
  const sections = ['name', 'place', 'invisible'] as const;
  const link = (chunks: ReactNode) => <TextLink to={linkTo('notifications')}>{chunks}</TextLink>;
  return (
    <SettingsLayout
      title={t('profile.title')}
      lead={t('profile.lead')}
      sections={sections.map((name) => [name, t(`${name}.title`)])}
    >
      <NameSection name={account.name} />
      <PlaceSection account={account} />
      <InvisibleSection invisible={account.invisible} />
      <p className="text-text-muted">{t.rich('profile.more', { link })}</p>
    </SettingsLayout>
  );
}
