// Around the pages of the career services console.
import { Outlet } from 'react-router';
import { ConsoleGate } from './console-gate.tsx';
import { WithSchool } from './with-school.tsx';

export default function StaffGate() {
  return (
    <ConsoleGate area="staff">
      <WithSchool>
        <Outlet />
      </WithSchool>
    </ConsoleGate>
  );
}
