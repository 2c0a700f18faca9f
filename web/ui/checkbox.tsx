import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldError, FieldHint } from './field.tsx';
import { Icon } from './icons/icon.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

export function Checkbox({ children, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-60">
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            {...rest}
            type="checkbox"
            aria-describedby={describedBy || undefined}
            aria-invalid={error ? true : undefined}
            className={cx(
              'peer size-6 cursor-[inherit] appearance-none rounded-sm control-line bg-surface-raised',
              'checked:border-primary checked:bg-primary aria-invalid:border-danger',
            )}
          />
          <Icon
            name="check-bold"
            size="xs"
            className="pointer-events-none absolute text-on-primary opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0">{children}</span>
      </label>
      <div className="-mt-1.5 pl-9 empty:hidden">
        {error && (
          <FieldError id={`${id}-error`} className="mt-0">
            {error}
          </FieldError>
        )}
        {hint && (
          <FieldHint id={`${id}-hint`} className="mt-0">
            {hint}
          </FieldHint>
        )}
      </div>
    </div>
  );
}
