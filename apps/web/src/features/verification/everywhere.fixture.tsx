import { useSession } from '../../lib/session.ts';
import VerificationWatch from './components/verification-watch.tsx';
import { VerifyPlace } from './components/verify-place.tsx';

/** What the shell shows of verification on every page. */
export function VerificationEverywhere() {
  const session = useSession();
  return (
    <>
      <VerifyPlace session={session} />
      {session?.user?.roles.includes('Candidate') ? <VerificationWatch /> : null}
    </>
  );
}
