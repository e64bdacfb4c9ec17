import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NONCE_PLACEHOLDER, newNonce, pagePolicy } from './content-security.ts';
import { PageBody } from './page-body.ts';

const html = `<script nonce="${NONCE_PLACEHOLDER}">1</script><p>Zürich 日本</p><style nonce="${NONCE_PLACEHOLDER}">p{}</style>`;

describe('a page body', () => {
  it('puts the nonce of the reply everywhere, plain and gzipped', () => {
    const body = new PageBody(html);
    const nonce = newNonce();
    const expected = html.replaceAll(NONCE_PLACEHOLDER, nonce);
    expect(body.plain(nonce).toString()).toBe(expected);
    expect(gunzipSync(body.gzip(nonce)).toString()).toBe(expected);
  });

  it('gives every reply its own nonce', () => {
    expect(newNonce()).not.toBe(newNonce());
    expect(newNonce()).toHaveLength(NONCE_PLACEHOLDER.length);
  });

  it('is valid gzip for any text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 6 }), (pieces) => {
        const text = pieces.join(NONCE_PLACEHOLDER);
        const nonce = newNonce();
        expect(gunzipSync(new PageBody(text).gzip(nonce)).toString()).toBe(text.replaceAll(NONCE_PLACEHOLDER, nonce));
      }),
      { numRuns: 60 },
    );
  });

  it('is tagged by its text, not by the nonce', () => {
    expect(new PageBody(html).etag).toBe(new PageBody(html).etag);
    expect(new PageBody(`${html} `).etag).not.toBe(new PageBody(html).etag);
  });
});

describe('the policy of pages', () => {
  it('lets only scripts with the nonce run, and no frame around the page', () => {
    const policy = pagePolicy('abc', 'production');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic'");
    expect(policy).toContain("style-src-elem 'self' 'nonce-abc'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
  });

  it('names the hosts of pictures: our own and no other', () => {
    expect(pagePolicy('abc', 'production').split('; ')).toContain("img-src 'self' data:");
  });
});
