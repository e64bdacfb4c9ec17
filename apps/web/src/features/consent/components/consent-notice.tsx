// Watches over the cookie banner: small enough for every page; the banner itself is loaded when it must be shown.
// @rule consent.1, consent.4
import { lazy, Suspense, useEffect } from 'react';
import { useBoot } from '../../../lib/boot.ts';
import { answerConsent, useConsentStep } from '../consent-state.ts';

const ConsentBanner = lazy(() => import('./consent-banner.tsx'));

/** Once a page, in the shell. `signedIn` is undefined while the session is not known. */
export function ConsentNotice({ signedIn }: { signedIn: boolean | undefined }) {
  const { tenant } = useBoot();
  const step = useConsentStep(tenant.consent, signedIn);
  useEffect(() => {
    if (step === 'accept') answerConsent({ analytics: true });
  }, [step]);
  if (step !== 'ask') return null;
  return (
    <Suspense fallback={null}>
      <ConsentBanner />
    </Suspense>
  );
}
