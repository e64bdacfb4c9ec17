// /verify: where links of mails lead to. `?connection=` proves a student address and verifies a school, `?token=` proves the account's own
// address. Both only show what they are for; a button uses them. @spec 2.1 "E-mail verification", 2.4 "E-mail verification result", decision 55
import { useSearchParams } from 'react-router';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { EmailVerification } from '../identity/components/email-verification.tsx';
import { ConnectionLink } from './components/connection-link.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('identity.verify.title'), path: pathOf('verify'), noIndex: true }));

export default function VerifyPage() {
  const token = useSearchParams()[0].get('connection')?.trim();
  return token === undefined ? <EmailVerification /> : <ConnectionLink token={token} />;
}
