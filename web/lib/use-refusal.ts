import { useCallback } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { ErrorAnswer, ErrorValues } from '#contract/core/errors.ts';
import { fieldCodes } from '#contract/core/errors.ts';
import { formatWait } from '#contract/core/format-wait.ts';
import { limits, pictureValues } from '#contract/limits.ts';
import { useFormatter } from './use-formatter.ts';

type FieldCode = (typeof fieldCodes)[number];

const isFieldCode = (code: string): code is FieldCode =>
  (fieldCodes as readonly string[]).includes(code);

/** Values that texts about fields may name. */
const fieldValues = {
  min_age: String(limits.minAge),
  min_password: String(limits.password.min),
};

/** The values of a refusal as its text shows them: days and waits in the reader's own language. */
const useTextValues = () => {
  const format = useFormatter();
  const locale = useLocale();
  return useCallback(
    (values?: ErrorValues) => {
      const named: ErrorValues = { ...pictureValues, ...values };
      return Object.fromEntries(
        Object.entries(named).map(([name, value]) => {
          if (name === 'date')
            return [name, format.dateTime(new Date(value), { dateStyle: 'long' })];
          return name === 'retry_after'
            ? ['wait', formatWait(locale, Number(value))]
            : [name, String(value)];
        }),
      );
    },
    [format, locale],
  );
};

/** Says in the visitor's language why something was refused. */
export const useErrorText = (): ((refusal: ErrorAnswer) => string) => {
  const errors = useTranslations('errors');
  const textValues = useTextValues();
  return useCallback(
    (refusal) => {
      const code = refusal.code as Parameters<typeof errors.has>[0];
      return errors.has(code)
        ? errors(code as 'account_blocked', textValues(refusal.values) as never)
        : errors('internal');
    },
    [errors, textValues],
  );
};

/** The texts of a refusal in the visitor's language. */
export const useRefusal = (refusal: ErrorAnswer | null) => {
  const fields = useTranslations('fields');
  const errorText = useErrorText();
  return {
    /** Why the whole form was refused; nothing when the fields say it themselves. */
    message: refusal && !refusal.fields ? errorText(refusal) : null,
    field: (name: string): string | undefined => {
      const code = refusal?.fields?.[name]?.code;
      if (code === undefined) return undefined;
      return fields(isFieldCode(code) ? code : 'invalid', fieldValues);
    },
  };
};
