import { Alert } from './alert.tsx';
import type { ButtonLook } from './button-class.ts';
import { Button, ButtonLink } from './button.tsx';
import { Spinner } from './spinner.tsx';

type LoadMoreProps = Pick<ButtonLook, 'size'> & {
  /** Where the next page is without scripts. */
  to: string;
  state: 'idle' | 'loading' | 'failed';
  onLoad: () => void;
  /** After a failure; as `onLoad` without it. */
  onRetry?: () => void;
  labels: { readonly more: string; readonly failed: string; readonly retry: string };
};

/** The way to the next page of a list: a button, a link without scripts, another try if it failed. */
export function LoadMore({ to, state, onLoad, onRetry = onLoad, labels, size }: LoadMoreProps) {
  if (state === 'failed') {
    const retry = (
      <Button variant="quiet" size="sm" onClick={onRetry}>
        {labels.retry}
      </Button>
    );
    return (
      <Alert tone="danger" action={retry}>
        {labels.failed}
      </Alert>
    );
  }
  return (
    <ButtonLink
      to={to}
      variant="line"
      size={size}
      aria-busy={state === 'loading' || undefined}
      onClick={(event) => {
        event.preventDefault();
        onLoad();
      }}
    >
      {labels.more}
      {state === 'loading' && <Spinner size="sm" />}
    </ButtonLink>
  );
}
