// The CV that was sent with an application: its candidate and the organization open it in one way.
import { signFileLink } from '../../kernel/files/file-links.ts';
import { Problem } from '../../kernel/http/problems.ts';

const LINK_SECONDS = 300;
type Sent = { cv_key: string | null; cv_name: string | null; cv_content_type: string | null };

/** An address of this origin that opens it for five minutes. @throws Problem not_found where none was sent */
export function sentCvLink(secret: string, sent: Sent | undefined, now: Date): { url: string; expiresAt: string } {
  if (!sent?.cv_key) throw new Problem('not_found');
  const link = {
    expiresSeconds: LINK_SECONDS,
    ...(sent.cv_name !== null && { downloadName: sent.cv_name }),
    ...(sent.cv_content_type !== null && { contentType: sent.cv_content_type }),
  };
  return {
    url: signFileLink(secret, sent.cv_key, link, now.getTime()),
    expiresAt: new Date(Math.floor(now.getTime() / 1000) * 1000 + LINK_SECONDS * 1000).toISOString(),
  };
}
