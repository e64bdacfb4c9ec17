// The content security policy of pages. Cached HTML carries a placeholder where the nonce stands; every reply gets its own.
import { randomBytes } from 'node:crypto';

/** Stands in rendered HTML where a reply's nonce goes. As long as a nonce, and no text that a page could contain by chance. */
export const NONCE_PLACEHOLDER = 'fairwayNonceFairwayNonce';

/** A fresh nonce: 18 random bytes, 24 characters. */
export function newNonce(): string {
  return randomBytes(18).toString('base64url');
}

/** The policy for a page with this nonce. Development loosens it for Vite's styles and socket. */
export function pagePolicy(nonce: string, mode: 'dev' | 'production'): string {
  const dev = mode === 'dev';
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src-elem 'self' ${dev ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    `connect-src 'self'${dev ? ' ws: wss:' : ''}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
