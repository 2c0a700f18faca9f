import { Drawing, type DrawingProps } from './drawing.tsx';

/** A payment that came to nothing. */
export function SplitCard(props: DrawingProps) {
  return (
    <Drawing ground="primary" {...props}>
      <g transform="rotate(-7 78 76)">
        <path
          className="fill-primary"
          d="M48 46h42l-8 14 10 12-10 14 8 22H48a10 10 0 0 1-10-10V56a10 10 0 0 1 10-10Z"
        />
        <path className="fill-dark" d="M38 60h44l6 8-4 6H38Z" />
        <rect className="fill-unread-messages" x="48" y="86" width="20" height="13" rx="4" />
      </g>
      <g transform="rotate(8 132 76)">
        <path
          className="fill-primary"
          d="M114 46h36a10 10 0 0 1 10 10v42a10 10 0 0 1-10 10h-36l-8-22 10-14-10-12Z"
        />
        <path className="fill-dark" d="M108 60h52v14h-46l2-4Z" />
      </g>
      <path
        className="stroke-secondary-text"
        strokeWidth="4"
        d="M100 38v-12M88 40l-7-9M113 40l7-9"
      />
      <path className="stroke-secondary-text" strokeWidth="4" opacity="0.4" d="M34 124h132" />
    </Drawing>
  );
}
