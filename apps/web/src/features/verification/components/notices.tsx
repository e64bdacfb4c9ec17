import type { Slots } from '../../../lib/slots.tsx';
import PrivateAddressNotice from './private-address-notice.tsx';
import VerificationAlert from './verification-alert.tsx';

/** Above pages: the alert, and what is asked for before a school's address dies. */
export default function Notices({ user, pageId }: Slots['notices']) {
  return (
    <>
      <VerificationAlert key={user.id} userId={user.id} pageId={pageId} />
      <PrivateAddressNotice key={`${user.id} address`} pageId={pageId} />
    </>
  );
}
