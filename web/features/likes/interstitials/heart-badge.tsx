import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icons/icon.tsx';

/** A heart stuck on a photo. */
export function HeartBadge({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        'absolute grid size-20 rotate-6 place-items-center rounded-pill bg-primary text-on-primary ring-6 ring-text-on-photo md:size-24 md:ring-8',
        className,
      )}
    >
      <Icon name="heart-fill" className="size-10 md:size-12" />
    </span>
  );
}
