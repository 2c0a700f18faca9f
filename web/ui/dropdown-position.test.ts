import { describe, expect, it } from 'vitest';
import { positionMenu, type MenuGeometry } from './dropdown-position.ts';

const view = { width: 400, height: 800 };
const menu = { width: 200, height: 300 };
const at = (left: number, top: number) => ({ left, right: left + 60, top, bottom: top + 40 });
const place = (scene: Partial<MenuGeometry>) =>
  positionMenu({ button: at(170, 100), menu, view, align: 'start', side: 'bottom', ...scene });

describe('where a menu stands', () => {
  it.each([
    ['start', 170],
    ['center', 100],
    ['end', 30],
  ] as const)('is along its button: %s', (align, left) => {
    expect(place({ align })).toMatchObject({ left, top: 148 });
  });

  it.each([
    ['left', { button: at(4, 100), align: 'end' as const }, 16],
    ['right', { button: at(330, 100) }, 184],
    ['left, when it is too wide', { menu: { width: 390, height: 300 } }, 16],
  ])('keeps off the edge: %s', (_, scene, left) => {
    expect(place(scene)).toMatchObject({ left });
  });

  it('is above when asked', () => {
    expect(place({ button: at(170, 500), side: 'top' })).toMatchObject({ top: 192 });
  });

  it('turns over where there is more room', () => {
    expect(place({ button: at(170, 600) })).toMatchObject({ top: 292 });
    expect(place({ button: at(170, 100), side: 'top' })).toMatchObject({ top: 148 });
  });

  it('stays where it was asked to be when the other side has less room', () => {
    const tall = { width: 200, height: 2000 };
    expect(place({ menu: tall })).toEqual({ left: 170, top: 148, maxHeight: 636 });
    expect(place({ menu: tall, button: at(170, 600) })).toEqual({
      left: 170,
      top: 16,
      maxHeight: 576,
    });
  });

  it('stays in view when its button has been scrolled away', () => {
    expect(place({ button: at(170, -500) })).toMatchObject({ top: 16, maxHeight: 768 });
    expect(place({ button: at(170, 900) })).toMatchObject({ top: 484, maxHeight: 768 });
  });
});
