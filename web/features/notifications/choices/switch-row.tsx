import { useId } from 'react';
import type { ReactNode } from 'react';
import { Switch } from '../../../ui/switch.tsx';
import type { Choices } from './use-choices.ts';

export type SwitchRowProps = Pick<Choices, 'form'> & {
  name: string;
  checked: boolean;
  title: string;
  children: ReactNode;
};

/** One switch with its name and what it does, in a form of its own. */
export function SwitchRow({ form, name, checked, title, children }: SwitchRowProps) {
  const id = useId();
  return (
    <form {...form} className="flex items-center justify-between gap-4">
      <input type="hidden" name="intent" value="choices" />
      <div className="min-w-0">
        <h3 id={`${id}-title`} className="font-semibold">
          {title}
        </h3>
        <p id={`${id}-text`} className="text-sm text-text-muted">
          {children}
        </p>
      </div>
      <Switch
        name={name}
        value={checked ? 'off' : 'on'}
        checked={checked}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className="shrink-0 md:w-22"
      />
    </form>
  );
}
