// Signs a GET address for a bucket with AWS Signature Version 4 in the query, as
// docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html lays down. Why not the SDK's own: docs/decisions/014.
import { createHash, createHmac } from 'node:crypto';
import type { S3Address } from './s3-address.ts';

/** The signed address. `query` holds more parameters to sign, such as `response-content-type`. */
export function presignGet(address: S3Address, key: string, expiresSeconds: number, query: Record<string, string>, now: Date): string {
  const base = new URL(address.endpoint);
  if (!address.pathStyle) base.host = `${address.bucket}.${base.host}`;
  const path = `${address.pathStyle ? `/${address.bucket}` : ''}/${key}`.split('/').map(encode).join('/');
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const scope = `${time.slice(0, 8)}/${address.region}/s3/aws4_request`;
  const signed = {
    ...query,
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${address.accessKey}/${scope}`,
    'X-Amz-Date': time,
    'X-Amz-Expires': String(expiresSeconds),
    'X-Amz-SignedHeaders': 'host',
  };
  const canonicalQuery = Object.entries(signed)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const request = ['GET', path, canonicalQuery, `host:${base.host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  const text = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(request).digest('hex')].join('\n');
  const signingKey = [time.slice(0, 8), address.region, 's3', 'aws4_request'].reduce<Buffer>(
    (secret, part) => hmac(secret, part),
    Buffer.from(`AWS4${address.secretKey}`),
  );
  return `${base.origin}${path}?${canonicalQuery}&X-Amz-Signature=${hmac(signingKey, text).toString('hex')}`;
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** RFC 3986: only letters, digits and `-._~` stay. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}
