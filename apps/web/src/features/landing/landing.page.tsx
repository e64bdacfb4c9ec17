// The landing page: what a visitor finds at the start. It is rendered for everybody alike and complete without scripts; who turns out to be
// signed in is led on to where they begin. What it tells is counted; where the counts cannot be had, the search stands without them.
import '../../lib/landing-messages.ts';
import { ApiProblem } from '@fairway/client/problem';
import { redirect, useLoaderData } from 'react-router';
import { browserLoader, type PageTools, serverLoader } from '../../lib/page.ts';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { sessionQuery } from '../../lib/session.ts';
import { beginningHref } from './beginning.ts';
import { LandingView } from './components/landing-view.tsx';
import { siteOf } from './landing-structured.ts';
import type { LandingReply } from './queries.ts';

async function load({ api, boot, shows, showsUntil }: PageTools) {
  const nowMs = Date.now();
  const shown = await api.call.GET('/api/v1/landing', { params: { query: { locale: boot.locale } } }).then(
    ({ data }): LandingReply | null => data ?? null,
    (error: unknown) => {
      if (error instanceof ApiProblem) return null;
      throw error;
    },
  );
  shows('jobs', 'companies', 'schools');
  // Without its counts it is kept for nobody.
  showsUntil(shown ? (shown.jobs?.newest ?? []).map(({ deadline }) => deadline) : [new Date(nowMs - 1).toISOString()]);
  return { shown, nowMs };
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(async (tools) => {
  // Where it cannot be had the page is shown as to a visitor; the view asks again, and leads on then.
  const session = await tools.queries.ensureQueryData(sessionQuery(tools.api)).catch(() => undefined);
  const beginning = session && beginningHref(session, tools.boot);
  if (beginning) throw redirect(beginning);
  return load(tools);
});

export const meta = pageMeta<typeof load>(({ boot, t }) => ({
  title: boot.tenant.name,
  description: t('landing.description', { name: boot.tenant.name }),
  path: pathOf('landing'),
  structured: siteOf(boot),
}));

/** @rule pages.5 */
export default function LandingPage() {
  return <LandingView {...useLoaderData<typeof clientLoader>()} />;
}
