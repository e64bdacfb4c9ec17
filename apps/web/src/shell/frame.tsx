// Around every page, inside the shell: an error of a page is shown here, so that the navigation stays.
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { StandingPlace, standNoMore } from '../lib/standing.tsx';
import { PageError } from './page-error.tsx';

export default function Frame() {
  return (
    <StandingPlace>
      <Outlet />
    </StandingPlace>
  );
}

export function ErrorBoundary() {
  useEffect(standNoMore, []);
  return <PageError />;
}
