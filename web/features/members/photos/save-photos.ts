import { CallError } from '#contract/core/client.ts';
import type { Call } from '#contract/core/client.ts';
import {
  photoAdd,
  photoDelete,
  photos as photosEndpoint,
  photosOrder,
} from '#contract/members/photos.ts';
import { textFieldsOf } from '#web/lib/form.ts';
import { moveItem } from './rules/order.ts';

/** Where a photo goes from its place. */
const nextIndexOf: Readonly<Record<string, (index: number) => number>> = {
  main: () => 0,
  earlier: (index) => Math.max(index - 1, 0),
  later: (index) => index + 1,
};

const noPicture = () =>
  new CallError(400, { error: 'This is not a photo.', code: 'not_a_picture' });

/** The picture of a form; one that nothing was chosen for holds an empty file. */
export const readPicture = (form: FormData, name: string): File => {
  const file = form.get(name);
  if (!(file instanceof File) || file.size === 0) throw noPicture();
  return file;
};

/** What the forms of a browser without scripts ask for. */
export const savePhotos = async (api: Call, form: FormData): Promise<unknown> => {
  const { change = '', id = '' } = textFieldsOf(form);
  if (change === 'add') return api(photoAdd, { query: {}, body: readPicture(form, 'photo') });
  if (change === 'delete') return api(photoDelete, { body: { id } });
  const { photos } = await api(photosEndpoint);
  const ids = photos.map((photo) => photo.id);
  const from = ids.indexOf(id);
  const order = moveItem(ids, from, nextIndexOf[change]?.(from) ?? from);
  return api(photosOrder, { body: { order } });
};
