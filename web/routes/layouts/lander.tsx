import { Outlet } from 'react-router';
import { LanderFrame } from '#web/features/landers/lander-frame.tsx';

/** A bar with the logo and nothing that leads away. */
export default function LanderLayout() {
  return (
    <LanderFrame>
      <Outlet />
    </LanderFrame>
  );
}
