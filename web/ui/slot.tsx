import { Children, cloneElement, type ReactElement, type ReactNode } from 'react';
import { cx } from './cx.ts';

type SlotProps = {
  className?: string | undefined;
  children?: ReactNode;
  [prop: string]: unknown;
};

/** Gives what it is given to its one child, instead of to an element of its own. */
export function Slot({ className, children, ...rest }: SlotProps) {
  const child = Children.only(children) as ReactElement<{ className?: string }>;
  return cloneElement(child, { ...rest, className: cx(className, child.props.className) });
}
