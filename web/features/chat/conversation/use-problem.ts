import { CallError } from '#contract/core/client.ts';
import { useRefusal } from '#web/lib/use-refusal.ts';
import { useSite } from '#web/features/site/site-context.ts';

/** The code of a refusal; whatever else went wrong counts as no answer. */
export const errorCodeOf = (error: unknown): string =>
  error instanceof CallError ? error.answer.code : 'unavailable';

/** The words for such a code. */
export const useProblemText = (code: string | null, name: string): string | null => {
  const { message_length: length } = useSite().settings;
  const { message } = useRefusal(
    code === null ? null : { code, error: code, values: { name, length } },
  );
  return message;
};
