import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import {
  cropOf,
  formatCrop,
  initialView,
  maxZoomOf,
  moveView,
  clampView,
  zoomView,
} from './crop.ts';

const wide = { width: 4000, height: 3000 };
const tall = { width: 1500, height: 3000 };
const small = { width: 400, height: 400 };

describe('a crop', () => {
  it('[MEM-2] is always three by four and inside the picture', () => {
    for (const size of [wide, tall, small]) {
      for (const zoom of [0.1, 1, 1.7, 9]) {
        for (const [x, y] of [
          [0, 0],
          [1, 1],
          [0.5, 0.4],
        ] as const) {
          const crop = cropOf(size, { zoom, x, y });
          const ratio = (crop.width * size.width) / (crop.height * size.height);
          expect(ratio).toBeCloseTo(0.75);
          expect(crop.x).toBeGreaterThanOrEqual(0);
          expect(crop.y).toBeGreaterThanOrEqual(0);
          expect(crop.x + crop.width).toBeLessThanOrEqual(1.000_001);
          expect(crop.y + crop.height).toBeLessThanOrEqual(1.000_001);
        }
      }
    }
  });

  it('takes as much as possible at first', () => {
    expect(cropOf(wide, initialView)).toMatchObject({ y: 0, height: 1, width: 0.5625 });
    expect(cropOf(tall, initialView)).toMatchObject({ x: 0, width: 1 });
  });

  it('[MEM-4] never gets smaller than the server takes', () => {
    expect(maxZoomOf(small)).toBe(1);
    const { height } = cropOf({ width: 600, height: 800 }, { ...initialView, zoom: 9 });
    expect(height * 800).toBeCloseTo(limits.picture.minSide);
  });

  it('follows the finger, and stops at the edge', () => {
    const start = clampView(wide, initialView);
    expect(moveView(wide, start, 0.1, 0).x).toBeLessThan(start.x);
    expect(moveView(wide, start, 0, 1)).toEqual(start);
    expect(moveView(wide, start, 100, 0).x).toBeCloseTo(0.5625 / 2);
  });

  it('zooms towards the point that is pointed at', () => {
    const start = clampView(wide, initialView);
    const at = { x: 0.9, y: 0.2 };
    const place = (view: typeof start) => {
      const crop = cropOf(wide, view);
      return [crop.x + at.x * crop.width, crop.y + at.y * crop.height];
    };
    const [x = 0, y = 0] = place(start);
    const after = place(zoomView(wide, start, 2, at));
    expect(after[0]).toBeCloseTo(x);
    expect(after[1]).toBeCloseTo(y);
  });

  it('is written as the call wants it', () => {
    const SHARE = '(?:0(?:\\.\\d{1,6})?|1(?:\\.0{1,6})?)';
    const pattern = new RegExp(`^${SHARE}(?:,${SHARE}){3}$`);
    expect(formatCrop({ x: 0, y: 1e-9, width: 1 / 3, height: 1 })).toBe('0,0,0.333333,1');
    for (const size of [wide, tall, small]) {
      expect(formatCrop(cropOf(size, { zoom: 1.234, x: 0.77, y: 0.11 }))).toMatch(pattern);
    }
  });
});
