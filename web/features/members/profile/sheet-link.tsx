import type { ComponentProps } from 'react';
import { Link } from 'react-router';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'state' | 'preventScrollReset'> & {
  /** Where it is edited, or a field there. */
  part: string;
};

/** Opens a part of the profile to edit; going back closes it again. */
export function SheetLink({ part, ...rest }: Props) {
  return (
    <Link
      {...rest}
      to={{ hash: part }}
      state={{ isSheet: true }}
      preventScrollReset
      aria-haspopup="dialog"
    />
  );
}

/** Whether the sheet at this entry of the history was opened by such a link. */
export const isSheetState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSheet' in state;
