// The address of a bucket: `s3://KEY:SECRET@host:port/bucket?region=eu-west-1&tls=1&pathStyle=0`. Messages never repeat the secret.

export interface S3Address {
  accessKey: string;
  secretKey: string;
  /** `https://host:port`, without a path. */
  endpoint: string;
  bucket: string;
  region: string;
  /** The bucket is in the path, not in the host name; the default, which every S3-compatible server understands. */
  pathStyle: boolean;
}

const OPTIONS = new Set(['region', 'tls', 'pathStyle']);

/** Reads the address. @throws Error that says which part is wrong */
export function parseS3Address(text: string): S3Address {
  const fail = (why: string) =>
    new Error(`The s3:// address ${why}. It reads s3://KEY:SECRET@host:port/bucket?region=...&tls=0|1&pathStyle=0|1`);
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw fail('cannot be read (a / or # in the secret is written %2F or %23)');
  }
  const accessKey = decode(url.username);
  const secretKey = decode(url.password);
  const bucket = url.pathname.replace(/^\//, '').replace(/\/$/, '');
  if (!url.hostname) throw fail('has no host');
  if (!accessKey || !secretKey) throw fail('has no key and secret');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw fail('has no bucket name of 3 to 63 small letters, digits, dots and dashes');
  for (const name of url.searchParams.keys()) if (!OPTIONS.has(name)) throw fail(`has an unknown setting "${name}"`);
  const flag = (name: string, otherwise: boolean) => {
    const value = url.searchParams.get(name);
    if (value === null) return otherwise;
    if (value !== '0' && value !== '1') throw fail(`needs 0 or 1 for ${name}`);
    return value === '1';
  };
  return {
    accessKey,
    secretKey,
    endpoint: `${flag('tls', true) ? 'https' : 'http'}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    pathStyle: flag('pathStyle', true),
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
