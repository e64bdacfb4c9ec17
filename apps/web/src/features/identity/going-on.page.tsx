// In place of the landing of links (redirect.page.tsx) where that only goes on: what the server rendered stands, its words are read there, and
// what the landing says otherwise is not sent: two pages are sent as it is (docs/decisions/023). @rule pages.22
import { use, useState } from 'react';
import { standIn } from '../../lib/stand-in.ts';
import { GOES_ON_ID, useGoingOn } from './components/going-on.ts';

const PAGE = standIn(import.meta.url);

export const meta = PAGE.meta;

/** Where the server said that this document goes on to, and which provider was connected. */
function rendered() {
  const place = document.getElementById(GOES_ON_ID);
  const target = place?.querySelector('a')?.getAttribute('href');
  return target ? { target, connected: place?.dataset.connected } : undefined;
}

export default function GoingOnPage() {
  const [stands] = useState(rendered);
  return stands ? <Stands {...stands} /> : <Landing />;
}

/** Always the same: another one would take away what stands there. */
const LEFT_ALONE = { __html: '' };

/** What the server rendered, left as it is. */
function Stands({ target, connected }: { target: string; connected: string | undefined }) {
  useGoingOn(target, connected);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; it keeps React from looking at what stands there
  return <div id={GOES_ON_ID} suppressHydrationWarning dangerouslySetInnerHTML={LEFT_ALONE} />;
}

/** It is come to again in the same document. */
function Landing() {
  const { default: Page } = use(PAGE.ask());
  return <Page />;
}
