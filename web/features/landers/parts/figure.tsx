import { figures, figureSize, smallWidth } from '#web/assets/figures/figures.ts';
import type { FigureName } from '#web/assets/figures/figures.ts';

interface FigureProps {
  readonly name: FigureName;
  /** What the picture tells; nothing where words beside it do. */
  readonly alt?: string;
  readonly className?: string;
  /** In the first view; all others are fetched when they come near it. */
  readonly first?: boolean;
  /** The one that a page is about comes before all others. */
  readonly main?: boolean;
  /** How wide it is shown, where a small one may do. */
  readonly sizes?: string;
}

/** Somebody drawn, who is nobody. */
export function Figure({ name, alt = '', className, first, main, sizes }: FigureProps) {
  const { src, small, colour } = figures[name];
  return (
    <img
      src={src}
      srcSet={sizes && `${small} ${smallWidth}w, ${src} ${figureSize.width}w`}
      sizes={sizes}
      {...figureSize}
      alt={alt}
      loading={first || main ? 'eager' : 'lazy'}
      decoding={first || main ? 'sync' : 'async'}
      fetchPriority={main ? 'high' : 'low'}
      style={{ backgroundColor: colour }}
      className={className}
    />
  );
}
