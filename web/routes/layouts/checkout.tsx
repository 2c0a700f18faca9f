import { Outlet } from 'react-router';
import { CheckoutFrame } from '#web/features/billing/checkout-frame.tsx';
import { ErrorPage } from '#web/features/site/error-page.tsx';
import type { Route } from './+types/checkout';

/** Logo, sum and pay: nothing that leads elsewhere. */
export default function CheckoutLayout() {
  return (
    <CheckoutFrame>
      <Outlet />
    </CheckoutFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <CheckoutFrame>
      <ErrorPage error={error} />
    </CheckoutFrame>
  );
}
