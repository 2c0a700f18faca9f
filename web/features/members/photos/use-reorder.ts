import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import type { Drag } from './drag-tile.ts';
import { dragTile } from './drag-tile.ts';
import { moveItem } from './rules/order.ts';

/** Tiles that change places while one of them is dragged. They carry their id in `data-photo`. */
export const useReorder = (
  ids: readonly string[],
  onReorder: (ids: readonly string[], moved: string) => void,
) => {
  const list = useRef<HTMLUListElement>(null);
  const drag = useRef<Drag | null>(null);
  const [dragged, setDragged] = useState<{ id: string; order: readonly string[] } | null>(null);
  const latest = useRef(dragged);
  useLayoutEffect(() => {
    latest.current = dragged;
    drag.current?.follow();
  }, [dragged]);
  // Safari asks at the first touch whether anybody might want to hold the page still.
  useEffect(() => {
    const element = list.current;
    const listen = () => undefined;
    element?.addEventListener('touchmove', listen, { passive: false });
    return () => element?.removeEventListener('touchmove', listen);
  }, []);

  const start = (id: string, event: PointerEvent<HTMLElement>) => {
    const pressed = event.target as Element;
    if (!list.current || event.button !== 0 || ids.length < 2 || pressed.closest('button')) return;
    drag.current = dragTile({
      list: list.current,
      tile: event.currentTarget,
      event: event.nativeEvent,
      onStart: () => setDragged({ id, order: ids }),
      onOver: (over) =>
        setDragged(
          (now) =>
            now && {
              id,
              order: moveItem(now.order, now.order.indexOf(id), now.order.indexOf(over)),
            },
        ),
      onEnd: (dropped) => {
        drag.current = null;
        const order = latest.current?.order ?? ids;
        setDragged(null);
        if (dropped && order.join() !== ids.join()) onReorder(order, id);
      },
    });
  };
  return { list, start, order: dragged?.order ?? ids, held: dragged?.id ?? null };
};
