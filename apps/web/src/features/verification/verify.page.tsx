// /verify: where links of mails lead to. `?connection=` proves a student address and verifies a school, `?private=` proves a
// private address, `?token=` the account's own. All only show what they are for; a button uses them. @rule pages.19, identity.38, identity.30
import { useSearchParams } from 'react-router';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { EmailVerification } from '../identity/components/email-verification.tsx';
import { ConnectionLink } from './components/connection-link.tsx';
import { PrivateLink } from './components/private-link.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('identity.verify.title'), path: pathOf('verify'), noIndex: true }));

export default function VerifyPage() {
  const [query] = useSearchParams();
  const connection = query.get('connection');
  const address = query.get('private');
  if (connection !== null) return <ConnectionLink token={connection.trim()} />;
  return address === null ? <EmailVerification /> : <PrivateLink token={address.trim()} />;
}
