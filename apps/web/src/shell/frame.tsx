// Around every page, inside the shell: an error of a page is shown here, so that the navigation stays.
import { Outlet } from 'react-router';
import { StandingPlace } from '../lib/standing.tsx';
import { PageError } from './page-error.tsx';

export default function Frame() {
  return (
    <StandingPlace>
      <Outlet />
    </StandingPlace>
  );
}

export function ErrorBoundary() {
  return <PageError />;
}
