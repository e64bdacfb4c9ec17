// Around the pages of the platform's console.
import { Outlet } from 'react-router';
import { ConsoleGate } from './console-gate.tsx';

export default function AdminGate() {
  return (
    <ConsoleGate area="admin">
      <Outlet />
    </ConsoleGate>
  );
}
