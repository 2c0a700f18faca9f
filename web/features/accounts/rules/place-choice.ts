/** What a form with a country and a town sends: what is typed, and what was last known to be a town. */
export interface TypedPlace {
  readonly country?: string;
  readonly place?: string;
  readonly place_id?: string;
  readonly place_name?: string;
  readonly place_country?: string;
}

type PlaceChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'known'; readonly id: number }
  /** Typed, not chosen: there was no list without scripts, or it was passed over. */
  | { readonly kind: 'find'; readonly q: string };

export const readPlaceChoice = (typed: TypedPlace): PlaceChoice => {
  const name = typed.place?.trim() ?? '';
  if (name === '') return { kind: 'none' };
  const id = Number(typed.place_id);
  const chosen = name === typed.place_name && typed.country === typed.place_country;
  return chosen && id > 0 ? { kind: 'known', id } : { kind: 'find', q: name };
};

interface Town {
  readonly id: number;
  readonly name: string;
}

const foldName = (name: string) =>
  name.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** The town that was meant, when only its name was typed; the largest comes first. */
export const findTownByName = (towns: readonly Town[], q: string): Town | undefined =>
  towns.find(({ name }) => foldName(name) === foldName(q));
