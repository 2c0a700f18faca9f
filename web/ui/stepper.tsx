import { useId, type ComponentProps } from 'react';
import { cx } from './cx.ts';

type StepperProps = Omit<ComponentProps<'div'>, 'children'> & {
  step: number;
  steps: number;
  /** "Step 2 of 5". */
  label: string;
};

export function Stepper({ step, steps, label, className, ...rest }: StepperProps) {
  const id = useId();
  return (
    <div {...rest} className={cx('flex items-center gap-4', className)}>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuenow={step}
        aria-valuemax={steps}
        className="flex flex-1 gap-1.5"
      >
        {Array.from({ length: steps }, (_, index) => (
          <span
            key={index}
            className={cx(
              'h-1.5 flex-1 rounded-pill border',
              index < step ? 'border-primary bg-primary' : 'border-line bg-surface-sunken',
            )}
          />
        ))}
      </div>
      <span id={id} className="text-sm font-semibold text-text-muted">
        {label}
      </span>
    </div>
  );
}
