import { Outlet } from 'react-router';
import { ConsoleError } from '#web/features/console/console-error.tsx';
import { ConsoleFrame } from '#web/features/console/console-frame.tsx';
import type { Route } from './+types/console-frame';

/** The pages for those who are signed in. */
export default function ConsoleFrameLayout() {
  return (
    <ConsoleFrame>
      <Outlet />
    </ConsoleFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ConsoleFrame>
      <ConsoleError error={error} />
    </ConsoleFrame>
  );
}
