import type { ComponentType } from 'react';
import type { Lander, VariantOf } from '#contract/landers.ts';

export interface LanderProps<L extends Lander = Lander> {
  readonly variant: VariantOf<L>;
}

export interface LanderAssets {
  /** All the styles of the page, which stand in it. */
  readonly css: string;
  /** What makes the page livelier; it is whole without. */
  readonly script?: string;
  /** Drawn for one light only. */
  readonly scheme?: 'light' | 'dark';
}

export interface Design<L extends Lander = Lander> extends LanderAssets {
  readonly Page: ComponentType<LanderProps<L>>;
}
