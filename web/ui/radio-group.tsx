import { createContext, use, type ReactNode } from 'react';
import { radioProps, type ChoiceProps } from './choice.ts';
import { cx } from './cx.ts';
import { Fieldset, type FieldsetProps } from './field.tsx';

const ChoiceContext = createContext<ChoiceProps<string> | null>(null);

type RadioGroupProps<Value extends string> = ChoiceProps<Value> &
  Pick<
    FieldsetProps,
    'label' | 'note' | 'hint' | 'error' | 'labelHidden' | 'className' | 'children'
  > & {
    columns?: 1 | 2 | 3 | undefined;
  };

const grids = { 1: '', 2: 'sm:grid-cols-2', 3: 'md:grid-cols-3' };

/** Answers as cards, when each needs more than a word. */
export function RadioGroup<Value extends string>({
  label,
  note,
  hint,
  error,
  labelHidden,
  className,
  columns = 1,
  children,
  onValueChange,
  ...choice
}: RadioGroupProps<Value>) {
  const held: ChoiceProps<string> = {
    ...choice,
    onValueChange: (value) => onValueChange?.(value as Value),
  };
  return (
    <Fieldset
      label={label}
      note={note}
      hint={hint}
      error={error}
      labelHidden={labelHidden}
      className={className}
    >
      <ChoiceContext value={held}>
        <div className={cx('grid gap-3', grids[columns])}>{children}</div>
      </ChoiceContext>
    </Fieldset>
  );
}

type RadioCardProps = {
  value: string;
  title: ReactNode;
  text?: ReactNode;
  /** A price or an icon at the far end. */
  aside?: ReactNode;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

export function RadioCard({ value, title, text, aside, disabled, className }: RadioCardProps) {
  const choice = use(ChoiceContext);
  if (!choice) throw new Error('RadioCard stands inside a RadioGroup');
  return (
    <label
      className={cx(
        'group relative flex min-h-16 cursor-pointer items-center gap-4 rounded-md border-[1.5px] p-4 sm:px-5',
        'border-line bg-surface-raised hover:border-line-control',
        'has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft',
        'has-focus-visible:focus-ring has-disabled:cursor-not-allowed has-disabled:opacity-50',
        className,
      )}
    >
      <input
        {...radioProps(choice, value)}
        disabled={choice.disabled || disabled}
        className={cx(
          'size-6 shrink-0 cursor-[inherit] appearance-none rounded-pill control-line outline-none',
          'bg-surface-raised checked:border-7 checked:border-primary',
        )}
      />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        {text && (
          <span className="block text-sm text-text-muted group-has-checked:text-inherit">
            {text}
          </span>
        )}
      </span>
      {aside && <span className="shrink-0 text-right">{aside}</span>}
    </label>
  );
}
