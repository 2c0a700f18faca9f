import { html } from '../../../adapters/html.ts';
import type { Html } from '../../../adapters/html.ts';
import type { Reader } from './reader.ts';
import { showerFor } from './shapes.ts';
import type { Fields } from './values.ts';
import { pictureOf } from './values.ts';

type Photo = Fields & { readonly position: number; readonly picture: string | null };

/** The photos of a profile, with what became of each. */
export const photosFor = (reader: Reader, data: unknown): Html => {
  const show = showerFor(reader, 'photos');
  const photos = data as readonly Photo[];
  if (photos.length === 0) return show(photos);
  const all = photos.map(({ picture, ...photo }) => {
    const alt = reader.t('photo', { number: String(photo.position + 1) });
    return html`<li>${picture !== null && pictureOf(picture, alt)}${show(photo)}</li> `;
  });
  return html`<ul class="photos">
    ${all}
  </ul>`;
};
