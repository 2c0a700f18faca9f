import { accountUpdate } from '#contract/accounts/settings.ts';
import { places } from '#contract/accounts/places.ts';
import { CallError } from '#contract/core/client.ts';
import type { Call } from '#contract/core/client.ts';
import { verificationAsk, verificationWithdraw } from '#contract/members/photos.ts';
import { profileUpdate } from '#contract/members/profile.ts';
import { sendForm, replyToForm, textFieldsOf } from '#web/lib/form.ts';
import { readPlaceChoice, findTownByName } from '#web/features/accounts/rules/place-choice.ts';
import { readPicture, savePhotos } from '../photos/save-photos.ts';
import { formEdits } from './rules/form-edits.ts';

type Texts = Readonly<Record<string, string>>;

/** The town as the call wants it. A name that no town has is refused as the server would do it. */
const placeIdOf = async (api: Call, typed: Texts): Promise<number | null> => {
  const choice = readPlaceChoice(typed);
  if (choice.kind === 'none') return null;
  if (choice.kind === 'known') return choice.id;
  const { q } = choice;
  const found = await api(places, { query: { country: typed['country'] ?? '', q } });
  const town = findTownByName(found.places, q);
  if (town) return town.id;
  const error = 'Please choose one.';
  const fields = { place_id: { code: 'unknown_choice', message: error } };
  throw new CallError(400, { error, code: 'invalid_input', fields });
};

const savePlace = async (api: Call, typed: Texts) => {
  const { country = '' } = typed;
  return api(accountUpdate, { body: { country, place_id: await placeIdOf(api, typed) } });
};

const save = (api: Call, intent: string, form: FormData): Promise<unknown> => {
  const edits = formEdits(intent, form);
  if (edits) return api(profileUpdate, { body: edits });
  switch (intent) {
    case 'photos':
      return savePhotos(api, form);
    case 'verification':
      return api(verificationAsk, { body: readPicture(form, 'selfie') });
    case 'verification-withdraw':
      return api(verificationWithdraw);
    default:
      return savePlace(api, textFieldsOf(form));
  }
};

/** One of the forms of the page, by its intent. */
export const saveProfile = async (api: Call, form: FormData) => {
  const typed = textFieldsOf(form);
  const { intent = '' } = typed;
  return replyToForm(intent, await sendForm(typed, async () => save(api, intent, form)));
};
