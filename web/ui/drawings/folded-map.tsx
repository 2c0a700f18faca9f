import { Drawing, type DrawingProps } from './drawing.tsx';

/** Nobody found: look a little further. */
export function FoldedMap(props: DrawingProps) {
  return (
    <Drawing ground="warm" {...props}>
      <path className="fill-surface-raised" d="M46 60l36-12v60l-36 12Z" />
      <path className="fill-secondary-soft" d="M82 48l36 12v60l-36-12Z" />
      <path className="fill-surface-raised" d="M118 60l36-12v60l-36 12Z" />
      <g className="stroke-line-control" strokeWidth="2">
        <path d="M46 60l36-12 36 12 36-12v60l-36 12-36-12-36 12Z" />
        <path d="M82 48v60M118 60v60" opacity="0.5" />
      </g>
      <path
        className="stroke-secondary-text"
        strokeWidth="3"
        strokeDasharray="1 8"
        d="M57 105c10-16 19-3 27-13 5-7 8-6 14-6"
      />
      <path
        className="fill-primary"
        d="M106 88C94 72 86 61 86 49a20 20 0 0 1 40 0c0 12-8 23-20 39Z"
      />
      <circle className="fill-text-on-photo" cx="106" cy="49" r="8" />
      <path className="stroke-unread-messages" strokeWidth="4" d="M133 31l8-6M120 18l4-9" />
    </Drawing>
  );
}
