import { html } from '#server/adapters/html.ts';
import type { Html } from '#server/adapters/html.ts';
import type { Reader } from './reader.ts';
import { createRenderData } from './render-data.ts';
import type { Fields } from './format-values.ts';
import { renderPicture } from './format-values.ts';

type Photo = Fields & { readonly position: number; readonly picture: string | null };

/** The photos of a profile, with what became of each. */
export const renderPhotos = (reader: Reader, data: unknown): Html => {
  const renderData = createRenderData(reader, 'photos');
  const photos = data as readonly Photo[];
  if (photos.length === 0) return renderData(photos);
  const all = photos.map(({ picture, ...photo }) => {
    const alt = reader.t('photo', { number: String(photo.position + 1) });
    return html`<li>${picture !== null && renderPicture(picture, alt)}${renderData(photo)}</li> `;
  });
  return html`<ul class="photos">
    ${all}
  </ul>`;
};
