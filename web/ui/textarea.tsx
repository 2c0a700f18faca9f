import { useEffect, useId, useRef, useState, type ChangeEvent, type ComponentProps } from 'react';
import { controlClass, controlVariants } from './control-class.ts';
import { cx } from './cx.ts';
import { useFieldLinks } from './field.tsx';
import { mergeRefs } from './merge-refs.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type TextareaProps = ComponentProps<'textarea'> & {
  /** With maxLength: writes the counter, for example "12 of 500". */
  counter?: ((used: number, max: number) => string) | undefined;
};

export function Textarea({ counter, className, ref, onChange, rows = 3, ...rest }: TextareaProps) {
  const counterId = useId();
  const element = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(String(rest.value ?? rest.defaultValue ?? '').length);
  const max = rest.maxLength;
  const counted = counter !== undefined && max !== undefined;
  const links = useFieldLinks({
    ...rest,
    'aria-describedby':
      [rest['aria-describedby'], counted && counterId].filter(Boolean).join(' ') || undefined,
  });
  // A form library may have filled the field without telling React.
  useEffect(() => setLength(element.current?.value.length ?? 0), [rest.value]);

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setLength(event.target.value.length);
    onChange?.(event);
  };
  return (
    <>
      <textarea
        {...links}
        ref={mergeRefs(element, ref)}
        rows={rows}
        onChange={change}
        className={cx(
          controlClass,
          controlVariants.box,
          'field-sizing-content max-h-80 min-h-28 resize-y rounded-md px-5 py-4',
          className,
        )}
      />
      {counted && (
        <>
          <p
            id={counterId}
            className={cx(
              'mt-2 text-right text-xs tabular-nums',
              length >= max ? 'font-semibold text-danger' : 'text-text-muted',
            )}
          >
            {counter(length, max)}
          </p>
          <VisuallyHidden aria-live="polite">
            {length >= max * 0.9 ? counter(length, max) : ''}
          </VisuallyHidden>
        </>
      )}
    </>
  );
}
