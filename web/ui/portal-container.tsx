import { createContext, use } from 'react';

// A modal dialog lies above everything outside it, so what opens inside it must be put inside it.
const PortalContainerContext = createContext<HTMLElement | null>(null);

export const PortalContainer = PortalContainerContext;

/** Where a menu or tooltip is put: the dialog around it, or the end of the page. */
export function usePortalContainer(): HTMLElement | null {
  return use(PortalContainerContext);
}
