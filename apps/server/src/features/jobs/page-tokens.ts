// page_token: a signed cursor. It names the last row shown and the question it belongs to, so that another question cannot use it.
import { createHash } from 'node:crypto';
import type { RankKey } from '@fairway/search/types';
import { Problem } from '../../kernel/http/problems.ts';
import { readToken, signToken } from '../../kernel/http/signing.ts';

/** Another one whenever keys have other parts (packages/search ranking.ts): older tokens are refused, not misread. */
const PURPOSE = 'postings by six';

function fingerprint(question: unknown): string {
  return createHash('sha256').update(JSON.stringify(question)).digest('base64url').slice(0, 16);
}

/** A token for the page after `key`. */
export function writePageToken(secret: string, key: RankKey, question: unknown): string {
  return signToken(secret, PURPOSE, { key, question: fingerprint(question) });
}

/** The cursor of a token. @throws Problem jobs.bad_page_token when it is forged or of another question */
export function readPageToken(secret: string, token: string, question: unknown): RankKey {
  const payload = readToken(secret, PURPOSE, token) as { key: RankKey; question: string } | undefined;
  if (!payload || payload.question !== fingerprint(question)) throw new Problem('jobs.bad_page_token');
  return payload.key;
}
