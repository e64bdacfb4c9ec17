// Around the pages of every console.
import { consoleOfPage } from '@fairway/contract/pages';
import { Outlet, useMatches } from 'react-router';
import { ConsoleGate } from './console-gate.tsx';
import { consoleNamed } from './consoles.ts';

export default function Gate() {
  const area = consoleOfPage(useMatches().at(-1)?.id ?? '') ?? 'staff';
  return (
    <ConsoleGate of={consoleNamed(area)}>
      <Outlet />
    </ConsoleGate>
  );
}
