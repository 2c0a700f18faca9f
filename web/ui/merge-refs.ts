import type { Ref } from 'react';

/** Lets a component keep an element that its caller wants as well. */
export function mergeRefs<Element>(...refs: (Ref<Element> | undefined)[]) {
  return (element: Element | null) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
}
