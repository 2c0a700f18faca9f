import type { ComponentProps } from 'react';
import { cx } from '#web/ui/cx.ts';
import { useFieldLinks } from '#web/ui/field.tsx';

/** A dense field to type in; `Field` around it gives label and error. */
export function ConsoleInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldLinks(rest)} className={cx('c-input', className)} />;
}

export function ConsoleTextarea(props: ComponentProps<'textarea'>) {
  return <textarea rows={2} {...useFieldLinks(props)} className="c-input c-input--area" />;
}

export function ConsoleSelect({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...useFieldLinks(rest)} className={cx('c-input', className)} />;
}
