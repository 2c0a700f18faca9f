import { Drawing, type DrawingProps } from './drawing.tsx';

/** Company: for places that wait for somebody. */
export function TwoCups(props: DrawingProps) {
  return (
    <Drawing ground="warm" {...props}>
      <g className="stroke-secondary-text" strokeWidth="3" opacity="0.55">
        <path d="M66 48c-5-6 5-9 0-17M82 48c-5-6 5-9 0-17M120 56c-4-5 4-8 0-14M134 56c-4-5 4-8 0-14" />
      </g>
      <path className="stroke-primary" strokeWidth="6" d="M52 72h-4a10 10 0 0 0 0 20h6" />
      <path className="fill-primary" d="M50 64h48v24a24 24 0 0 1-48 0Z" />
      <ellipse className="fill-dark" cx="74" cy="64" rx="24" ry="6" />
      <path className="stroke-unread-messages" strokeWidth="6" d="M146 80h4a9 9 0 0 1 0 18h-6" />
      <path className="fill-unread-messages" d="M106 72h42v19a21 21 0 0 1-42 0Z" />
      <ellipse className="fill-dark" cx="127" cy="72" rx="21" ry="5" />
      <path className="stroke-secondary-text" strokeWidth="4" opacity="0.4" d="M38 116h124" />
    </Drawing>
  );
}
