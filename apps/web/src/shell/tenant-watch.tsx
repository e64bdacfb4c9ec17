// The document was made for the tenant as it was then: its pages, menus, colours. After each navigation the browser asks whether that still
// holds, and where it does not, loads the page anew: a switch that was turned off takes its routes and menu entries along at the next
// navigation, and one that was turned on brings them. @rule tenants.1
import type { components } from '@fairway/client/api.gen';
import type { Boot } from '@fairway/client/page-request';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '../lib/api.ts';
import { useBoot } from '../lib/boot.ts';

type Configuration = components['schemas']['TenantConfiguration'];

/** Is the tenant what the document was made for? */
export function isSameTenant(made: Boot['tenant'], now: Configuration): boolean {
  return (Object.keys(now) as (keyof Configuration)[]).every((name) => JSON.stringify(now[name]) === JSON.stringify(made[name]));
}

export function TenantWatch({ reload = () => window.location.reload() }: { reload?: () => void }) {
  const api = useApi();
  const { tenant } = useBoot();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const latest = useRef(reload);
  latest.current = reload;
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const asking = new AbortController();
    api.call.GET('/api/v1/configuration', { signal: asking.signal }).then(
      ({ data }) => {
        if (data && !asking.signal.aborted && !isSameTenant(tenant, data)) latest.current();
      },
      // No line, or another page already: the next navigation asks again.
      () => undefined,
    );
    return () => asking.abort();
  }, [api, tenant, pathname]);
  return null;
}
