// The landing of sign-ins with a provider and of mail links: the strict cookies ride from here on. It signs in nobody by itself: it goes
// on, says what went wrong, or asks for what is missing (a code, an address). Who only goes on reads what the server rendered, and is not
// sent what the page says: two pages are sent as it is (docs/decisions/023). @rule pages.22, identity.41, identity.4
import { useState } from 'react';
import { ViewPage, viewOf } from '../../lib/page-view.tsx';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { GOES_ON_ID, useGoingOn } from './components/going-on.ts';

/** Where the server said that this document goes on to. */
const renderedTarget = () => document.querySelector(`#${GOES_ON_ID} a`)?.getAttribute('href');

const VIEW = viewOf(
  import.meta.env.SSR ? await import('./components/redirect-shown.tsx') : () => import('./components/redirect-shown.tsx'),
  () => Boolean(renderedTarget()),
);

export const meta = pageMeta(({ boot, t }) => ({
  // A browser may not have the words; the document has.
  title: import.meta.env.SSR ? t('identity.goingOn.title') : document.title.replace(` · ${boot.tenant.name}`, ''),
  path: pathOf('redirect'),
  noIndex: true,
}));

export default function RedirectPage() {
  const [target] = useState(() => (import.meta.env.SSR ? undefined : renderedTarget()));
  return target ? <Stands target={target} /> : <ViewPage of={VIEW} />;
}

/** Always the same: another one would take away what stands there. */
const LEFT_ALONE = { __html: '' };

/** What the server rendered, left as it is. */
function Stands({ target }: { target: string }) {
  useGoingOn(target);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; it keeps React from looking at what stands there
  return <div id={GOES_ON_ID} suppressHydrationWarning dangerouslySetInnerHTML={LEFT_ALONE} />;
}
