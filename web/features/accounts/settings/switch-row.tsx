import { useId } from 'react';
import type { ReactNode } from 'react';
import { Switch } from '#web/ui/switch.tsx';

type SwitchRowProps = {
  name: string;
  checked: boolean;
  title: string;
  /** What it does, as an order: the title where there is none. */
  label?: string | undefined;
  children: ReactNode;
};

/** One switch with its name and what it does; sends `on` or `off` with the form around it. */
export function SwitchRow({ name, checked, title, label, children }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <h3 id={`${id}-title`} className="font-semibold">
          {title}
        </h3>
        <p id={`${id}-text`} className="max-w-measure text-sm text-text-muted">
          {children}
        </p>
      </div>
      <Switch
        name={name}
        value={checked ? 'off' : 'on'}
        checked={checked}
        label={label}
        aria-labelledby={label === undefined ? `${id}-title` : undefined}
        aria-describedby={`${id}-text`}
        className="shrink-0 md:w-22"
      />
    </div>
  );
}
