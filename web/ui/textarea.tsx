import { useEffect, useId, useRef, useState, type ChangeEvent, type ComponentProps } from 'react';
import { controlClass, controlLooks } from './control-class.ts';
import { cx } from './cx.ts';
import { useFieldLinks } from './field.tsx';
import { mergeRefs } from './merge-refs.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type TextareaProps = ComponentProps<'textarea'> & {
  /** With maxLength: writes the counter, for example "12 of 500". */
  counter?: ((used: number, most: number) => string) | undefined;
};

export function Textarea({ counter, className, ref, onChange, rows = 3, ...rest }: TextareaProps) {
  const counterId = useId();
  const element = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(String(rest.value ?? rest.defaultValue ?? '').length);
  const most = rest.maxLength;
  const counted = counter !== undefined && most !== undefined;
  const links = useFieldLinks({
    ...rest,
    'aria-describedby':
      [rest['aria-describedby'], counted && counterId].filter(Boolean).join(' ') || undefined,
  });
  // A form library may have filled the field without telling React.
  useEffect(() => setTyped(element.current?.value.length ?? 0), [rest.value]);

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
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
          controlLooks.box,
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
              typed >= most ? 'font-semibold text-danger' : 'text-text-muted',
            )}
          >
            {counter(typed, most)}
          </p>
          <VisuallyHidden aria-live="polite">
            {typed >= most * 0.9 ? counter(typed, most) : ''}
          </VisuallyHidden>
        </>
      )}
    </>
  );
}
