import { Drawing, type DrawingProps } from './drawing.tsx';

/** Something takes its time. */
export function Hourglass(props: DrawingProps) {
  return (
    <Drawing ground="secondary" {...props}>
      <path
        className="fill-text-on-photo"
        opacity="0.9"
        d="M74 32h52v12c0 14-10 20-18 28 8 8 18 14 18 28v12H74v-12c0-14 10-20 18-28-8-8-18-14-18-28Z"
      />
      <path
        className="fill-unread-messages"
        d="M82 50h36c-2 8-9 13-15 19-1 2-5 2-6 0-6-6-13-11-15-19Z"
      />
      <path className="fill-unread-messages" d="M80 110c0-12 10-16 20-20 10 4 20 8 20 20Z" />
      <path className="stroke-unread-messages" strokeWidth="3" d="M100 72v16" />
      <path className="stroke-primary" strokeWidth="9" d="M68 31h64M68 113h64" />
      <path className="stroke-secondary-text" strokeWidth="4" opacity="0.4" d="M42 124h116" />
    </Drawing>
  );
}
