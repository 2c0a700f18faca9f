import { useEffect, useEffectEvent, useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Size, View } from './rules/crop.ts';
import { moveView, zoomView } from './rules/crop.ts';

const KEY_STEP = 0.04;
const KEY_ZOOM = 1.15;
const WHEEL_ZOOM = 0.002;

interface Point {
  readonly x: number;
  readonly y: number;
}

const midpoint = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const distanceBetween = ([one, other]: readonly Point[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : null;

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

const zooms: Readonly<Record<string, number>> = {
  '+': KEY_ZOOM,
  '=': KEY_ZOOM,
  '-': 1 / KEY_ZOOM,
};

/** From the view as it is by then: several fingers move before anything is drawn anew. */
export type ChangeView = (change: (view: View) => View) => void;

/** Moves and zooms a picture in its frame: by mouse, wheel, one finger or two, and by keys. */
export const useCropGestures = (size: Size, changeView: ChangeView) => {
  const frame = useRef<HTMLDivElement>(null);
  /** Where each finger is, as shares of the frame. */
  const points = useRef(new Map<number, Point>());

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const [at, by] = [pointOf(event), Math.exp(-event.deltaY * WHEEL_ZOOM)];
    changeView((view) => zoomView(size, view, view.zoom * by, at));
  });
  useEffect(() => {
    const element = frame.current;
    const turn = (event: WheelEvent) => onWheel(event);
    // React listens passively, and the dialog would scroll.
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, []);

  const move = (event: PointerEvent) => {
    if (!points.current.has(event.pointerId)) return;
    const before = [...points.current.values()];
    points.current.set(event.pointerId, pointOf(event));
    const after = [...points.current.values()];
    const [from, to] = [midpoint(before), midpoint(after)];
    const [near, far] = [distanceBetween(before), distanceBetween(after)];
    changeView((view) => {
      const nearer = near && far ? zoomView(size, view, (view.zoom * far) / near, from) : view;
      return moveView(size, nearer, to.x - from.x, to.y - from.y);
    });
  };
  const lift = ({ pointerId }: PointerEvent) => void points.current.delete(pointerId);

  return {
    ref: frame,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      points.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove: move,
    onPointerUp: lift,
    onPointerCancel: lift,
    onKeyDown: (event: KeyboardEvent) => {
      const [arrow, zoom] = [arrows[event.key], zooms[event.key]];
      if (arrow) changeView((view) => moveView(size, view, ...arrow));
      if (zoom) changeView((view) => zoomView(size, view, view.zoom * zoom));
      if (arrow || zoom) event.preventDefault();
    },
  };
};
