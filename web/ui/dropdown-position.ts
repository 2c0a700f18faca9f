/** Between the menu and its button. */
const GAP = 8;
/** Between the menu and the edge of the window. */
const EDGE = 16;

export type Align = 'start' | 'center' | 'end';
export type Side = 'top' | 'bottom';

export type MenuGeometry = {
  button: { left: number; right: number; top: number; bottom: number };
  /** The menu with all that is in it. */
  menu: { width: number; height: number };
  view: { width: number; height: number };
  align: Align;
  side: Side;
};

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));

/** Where a menu stands in the window: beside its button, on the other side if there is more room. */
export function positionMenu({ button, menu, view, align, side }: MenuGeometry) {
  const space = {
    top: button.top - GAP - EDGE,
    bottom: view.height - EDGE - button.bottom - GAP,
  };
  const other = side === 'top' ? 'bottom' : 'top';
  const chosenSide = menu.height > space[side] && space[other] > space[side] ? other : side;
  const maxHeight = clamp(space[chosenSide], 0, view.height - 2 * EDGE);
  const height = Math.min(menu.height, maxHeight);
  const top = chosenSide === 'top' ? button.top - GAP - height : button.bottom + GAP;
  const left = {
    start: button.left,
    center: (button.left + button.right - menu.width) / 2,
    end: button.right - menu.width,
  }[align];
  return {
    left: clamp(left, EDGE, view.width - EDGE - menu.width),
    top: clamp(top, EDGE, view.height - EDGE - height),
    maxHeight,
  };
}
