import { useTranslations } from 'use-intl';
import type { ErrorAnswer } from '../../contract/core/errors.ts';
import { fieldCodes } from '../../contract/core/errors.ts';

type FieldCode = (typeof fieldCodes)[number];

const isFieldCode = (code: string): code is FieldCode =>
  (fieldCodes as readonly string[]).includes(code);

/** The texts of a refusal in the visitor's language. */
export const useRefusal = (refusal: ErrorAnswer | null) => {
  const errors = useTranslations('errors');
  const fields = useTranslations('fields');
  return {
    /** Why the whole form was refused; nothing when the fields say it themselves. */
    message: ((): string | null => {
      if (!refusal || refusal.fields) return null;
      const code = refusal.code as Parameters<typeof errors.has>[0];
      return errors.has(code) ? errors(code as 'internal') : errors('internal');
    })(),
    field: (name: string): string | undefined => {
      const code = refusal?.fields?.[name]?.code;
      if (code === undefined) return undefined;
      return isFieldCode(code) ? fields(code) : fields('invalid');
    },
  };
};
