import { isRouteErrorResponse, useRouteError } from 'react-router';

export function PageError() {
  const error = useRouteError();
  return <p>{isRouteErrorResponse(error) ? error.status : String(error)}</p>;
}
