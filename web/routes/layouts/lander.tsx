import { Outlet } from 'react-router';
import { LanderFrame } from '../../features/landers/lander-frame.tsx';

/** A bar with the logo and nothing that leads away. */
export default function LanderLayout() {
  return (
    <LanderFrame>
      <Outlet />
    </LanderFrame>
  );
}
