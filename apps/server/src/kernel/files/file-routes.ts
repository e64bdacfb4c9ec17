// Serves signed addresses of the store on disk, `/files/KEY?...`. What people uploaded is never allowed to act as a page of ours:
// no sniffing, no scripts, and only pictures, PDF and plain text show in the browser; everything else is saved.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from './content-disposition.ts';
import { checkFileLink, FILE_LINK_PATH } from './file-links.ts';
import { type ByteRange, FileNotFound, type FileStore, RangeNotSatisfiable } from './file-store.ts';

type FileRefusal = 'bad_signature' | 'expired' | 'not_found' | 'range_not_satisfiable';

export interface FileRoutesOptions {
  store: FileStore;
  signingSecret: string;
  /** The error that answers a refusal; the application knows its problems. */
  toError: (refusal: FileRefusal) => Error;
  /** Whether a grant still holds. */
  mayOpen?: (grant: string) => Promise<boolean>;
  /** Milliseconds; tests set it. */
  now?: () => number;
}

const SHOWN = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'application/pdf', 'text/plain']);

/** Adds `GET` and `HEAD /files/*`. */
export function addFileRoutes(app: FastifyInstance, options: FileRoutesOptions): void {
  const { store, signingSecret, toError, mayOpen, now = Date.now } = options;
  app.route({
    method: ['GET', 'HEAD'],
    url: `${FILE_LINK_PATH}*`,
    schema: { hide: true } as object,
    handler: async (request, reply) => {
      const link = checkFileLink(signingSecret, request.raw.url ?? '', now());
      if (!link.ok) throw toError(link.reason);
      if (link.grant !== undefined && !(await mayOpen?.(link.grant))) throw toError('expired');
      try {
        return request.method === 'HEAD' ? await describe(reply, link) : await send(request, reply, link);
      } catch (error) {
        if (error instanceof FileNotFound) throw toError('not_found');
        if (error instanceof RangeNotSatisfiable) throw toError('range_not_satisfiable');
        throw error;
      }
    },
  });

  type Link = { key: string; downloadName: string | undefined; contentType: string | undefined; grant: string | undefined };

  async function describe(reply: FastifyReply, link: Link): Promise<FastifyReply> {
    const file = await store.head(link.key);
    if (!file) throw new FileNotFound(link.key);
    setHeaders(reply, link, file.contentType, file.modifiedAt);
    return reply.header('content-length', file.sizeBytes).send();
  }

  async function send(request: FastifyRequest, reply: FastifyReply, link: Link): Promise<FastifyReply> {
    const asked = await askedRange(request.headers.range, link.key);
    const { file, stream, range } = await store.get(link.key, asked);
    setHeaders(reply, link, file.contentType, file.modifiedAt);
    if (asked) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.sizeBytes}`);
    return reply.header('content-length', range.end - range.start + 1).send(stream);
  }

  /** One range; anything else is answered with the whole file, as RFC 9110 allows. */
  async function askedRange(header: string | undefined, key: string): Promise<ByteRange | undefined> {
    const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
    if (first) return last && Number(last) < Number(first) ? undefined : { start: Number(first), end: last ? Number(last) : undefined };
    if (!last) return undefined;
    const sizeBytes = (await store.head(key))?.sizeBytes ?? 0;
    if (Number(last) === 0 || sizeBytes === 0) throw new RangeNotSatisfiable('no bytes');
    return { start: Math.max(0, sizeBytes - Number(last)) };
  }

  function setHeaders(reply: FastifyReply, link: Link, storedType: string, modifiedAt: Date): void {
    const contentType = link.contentType ?? storedType;
    const mediaType = contentType.split(';')[0]!.trim().toLowerCase();
    const name = link.downloadName ?? (SHOWN.has(mediaType) ? undefined : link.key.split('/').at(-1));
    reply.headers({
      'content-type': contentType,
      'content-disposition': contentDisposition(name),
      'x-content-type-options': 'nosniff',
      // Browsers' PDF viewers do not run in a sandbox.
      'content-security-policy': `default-src 'none'; frame-ancestors 'self'${mediaType === 'application/pdf' ? '' : '; sandbox'}`,
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-resource-policy': 'same-origin',
      'accept-ranges': 'bytes',
      'last-modified': modifiedAt.toUTCString(),
      // What may be taken back is asked for each time.
      'cache-control': link.grant === undefined ? 'private, max-age=300' : 'no-store',
    });
  }
}
