import { Outlet } from 'react-router';
import { SignupHost } from '#web/features/accounts/signup/signup-host.tsx';

/** Nothing around the page; what stands on it can open the signup. */
export default function EmptyLayout() {
  return (
    <SignupHost>
      <Outlet />
    </SignupHost>
  );
}
