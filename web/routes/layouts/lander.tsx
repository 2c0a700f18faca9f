import { Outlet } from 'react-router';
import { Logo } from '../../features/site/logo.tsx';

/** A bar with the logo and nothing that leads away. */
export default function LanderLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="wrap flex h-14 items-center md:h-18">
        <Logo />
      </header>
      <Outlet />
    </div>
  );
}
