import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icons/icon.tsx';

type FieldLinks = { id: string; describedBy: string | undefined; invalid: boolean };

const FieldContext = createContext<FieldLinks | null>(null);

type Described = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: ComponentProps<'input'>['aria-invalid'];
};

/** Ties a control to the label, hint and error of the field around it; its own attributes win. */
export function useFieldLinks<Props extends Described>(props: Props): Props & Described {
  const field = use(FieldContext);
  if (!field) return props;
  return {
    ...props,
    id: props.id ?? field.id,
    'aria-describedby':
      [field.describedBy, props['aria-describedby']].filter(Boolean).join(' ') || undefined,
    'aria-invalid': props['aria-invalid'] ?? (field.invalid || undefined),
  };
}

const labelClass = 'mb-2 block text-sm font-semibold';

function useDescription(hint: ReactNode, error: ReactNode) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return { id, hintId, errorId, describedBy };
}

type FieldProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: ReactNode;
  /** After the label, quieter: "optional". */
  note?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The label is heard, not seen. */
  labelHidden?: boolean | undefined;
  children: ReactNode;
};

export function Field({
  label,
  note,
  hint,
  error,
  labelHidden = false,
  children,
  ...rest
}: FieldProps) {
  const { id, hintId, errorId, describedBy } = useDescription(hint, error);
  return (
    <div {...rest}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : labelClass}>
        {label}
        {note && <span className="font-normal text-text-muted"> {note}</span>}
      </label>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </div>
  );
}

export type FieldsetProps = Omit<ComponentProps<'fieldset'>, 'children'> &
  Pick<FieldProps, 'label' | 'note' | 'hint' | 'error' | 'labelHidden' | 'children'>;

/** Several controls that answer one question. */
export function Fieldset({
  label,
  note,
  hint,
  error,
  labelHidden = false,
  className,
  children,
  ...rest
}: FieldsetProps) {
  const { hintId, errorId, describedBy } = useDescription(hint, error);
  return (
    <fieldset {...rest} className={cx('min-w-0', className)} aria-describedby={describedBy}>
      <legend className={labelHidden ? 'sr-only' : labelClass}>
        {label}
        {note && <span className="font-normal text-text-muted"> {note}</span>}
      </legend>
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </fieldset>
  );
}

export function FieldError({ className, children, ...rest }: ComponentProps<'p'>) {
  return (
    <p {...rest} className={cx('mt-2 flex gap-2 text-sm font-medium text-danger', className)}>
      <Icon name="warning-circle" size="sm" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

export function FieldHint({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={cx('mt-2 text-sm text-text-muted', className)} />;
}
