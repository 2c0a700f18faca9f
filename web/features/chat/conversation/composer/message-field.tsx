import { useLayoutEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ComposerState } from './use-composer.ts';

/** Where a return key makes a new line, as the keyboards of phones have no other. */
export const isTouch = () => matchMedia('(pointer: coarse)').matches;

type MessageFieldProps = {
  composer: ComposerState;
  name: string;
  describedBy: string;
  onPaste: (files: readonly File[]) => void;
  trailing: ReactNode;
};

/** Grows with what is written, up to a point. */
export function MessageField({
  composer,
  name,
  describedBy,
  onPaste,
  trailing,
}: MessageFieldProps) {
  const t = useTranslations('chat.composer');
  const { field, text, maxLength } = composer;

  // Some browsers cannot size a field by its content yet.
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    Object.assign(element.style, { height: 'auto' });
    Object.assign(element.style, { height: `${element.scrollHeight}px` });
  }, [field, text]);

  return (
    <div className="flex min-w-0 flex-1 items-end rounded-[24px] border-[1.5px] border-line-control bg-surface-raised has-[textarea:focus-visible]:focus-ring has-[textarea:focus-visible]:outline-offset-1 md:rounded-[28px]">
      <textarea
        ref={field}
        name="text"
        rows={1}
        value={text}
        aria-label={t('label', { name })}
        placeholder={t('placeholder', { name })}
        aria-describedby={describedBy}
        aria-invalid={text.length > maxLength || undefined}
        enterKeyHint="enter"
        autoComplete="off"
        onChange={(event) => composer.write(event.target.value)}
        onPaste={({ clipboardData }) => {
          // Text from an office program brings a picture of itself along.
          if (clipboardData.types.includes('text/plain')) return;
          onPaste([...clipboardData.files]);
        }}
        onKeyDown={(event) => {
          const isPlain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
          if (event.nativeEvent.isComposing || !isPlain) return;
          if (event.key === 'Enter' && !isTouch()) {
            event.preventDefault();
            composer.submit();
          } else if (event.key === 'Escape' && composer.mode.kind !== 'write') {
            event.preventDefault();
            composer.dispatch({ kind: 'leave' });
          } else if (event.key === 'ArrowUp' && text === '') {
            event.preventDefault();
            composer.editLast();
          }
        }}
        className="field-sizing-content placeholder-shown:overflow-hidden placeholder-shown:whitespace-nowrap max-h-40 min-h-11 w-full min-w-0 flex-1 resize-none bg-transparent py-2.5 pl-4 outline-none max-md:not-placeholder-shown:pr-3 md:min-h-13 md:py-3.5 md:pl-6"
      />
      {trailing}
    </div>
  );
}
