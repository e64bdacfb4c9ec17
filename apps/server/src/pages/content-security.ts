// The content security policy of pages. Cached HTML carries a placeholder where the nonce stands; every reply gets its own.
import { randomBytes } from 'node:crypto';

/** Stands in rendered HTML where a reply's nonce goes. As long as a nonce, and no text that a page could contain by chance. */
export const NONCE_PLACEHOLDER = 'fairwayNonceFairwayNonce';

/** A fresh nonce: 18 random bytes, 24 characters. */
export function newNonce(): string {
  return randomBytes(18).toString('base64url');
}

/** The policy for a page with this nonce. Development has none: Vite writes scripts and styles of its own. */
export function pagePolicy(nonce: string, mode: 'dev' | 'production'): string {
  const [scripts, styles, connect] =
    mode === 'dev'
      ? ["'self' 'unsafe-inline' 'unsafe-eval'", "'self' 'unsafe-inline'", "'self' ws: wss:"]
      : [`'nonce-${nonce}' 'strict-dynamic'`, `'self' 'nonce-${nonce}'`, "'self'"];
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src-elem ${styles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src ${connect}`,
    "font-src 'self'",
    "manifest-src 'self'",
    // What draws PDFs (apps/web/src/lib/pdf).
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
