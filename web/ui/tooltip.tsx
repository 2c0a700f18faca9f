import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import { usePortalContainer } from './portal-container.tsx';

export type TooltipProps = {
  /** Says more about the control; never the only place where something is said. */
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** One focusable element. */
  children: ReactNode;
};

export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const container = usePortalContainer();
  return (
    <RadixTooltip.Provider delayDuration={400}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal container={container}>
          <RadixTooltip.Content
            side={side}
            sideOffset={8}
            collisionPadding={16}
            className="z-50 max-w-64 animate-appear rounded-sm bg-dark px-3 py-2 text-xs font-medium text-on-dark shadow-raised"
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
