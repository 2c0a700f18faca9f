import { expect, it } from 'vitest';
import { isPhotoAlertDue } from './photo-alert.ts';

const image = { filename: 'a', thumb_filename: 'b', face: null, status: 'pending', match: false };

it.each([
  [null, 'index', true],
  [null, null, true],
  [null, 'profile', false],
  [null, 'complete-signup', false],
  [image, 'index', false],
] as const)('[MEM-12] asks for a photo: %o on %s', (main_image, route, due) => {
  expect(isPhotoAlertDue({ profile: { main_image } }, route)).toBe(due);
});
