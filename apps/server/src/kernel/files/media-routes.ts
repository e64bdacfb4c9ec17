// Public pictures (logos, banners) from the file store under /media. An SVG is shown but can neither run nor load anything.
import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/problems.ts';
import { FileNotFound, type FileStore, InvalidFileKey } from './file-store.ts';
import { openSharePicture } from './share-pictures.ts';

/** Where public files lie in the store; nothing else is reachable here. */
const MEDIA_PREFIX = 'media/';
const SHARED_PREFIX = 'media/share/';

const CSP = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const SHOWN = new Set(['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);

export function mediaRoutes(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    try {
      const key = MEDIA_PREFIX + request.params['*'];
      const opened = await (key.startsWith(SHARED_PREFIX) ? openSharePicture(files, key) : files.get(key));
      if (!SHOWN.has(opened.file.contentType)) {
        opened.stream.destroy();
        throw new Problem('not_found');
      }
      return (
        reply
          .header('content-security-policy', CSP)
          // A logo stands in mails too, which other sites show.
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('cache-control', 'public, max-age=86400')
          .header('content-length', opened.file.sizeBytes)
          .type(opened.file.contentType)
          .send(opened.stream)
      );
    } catch (error) {
      if (error instanceof FileNotFound || error instanceof InvalidFileKey) throw new Problem('not_found');
      throw error;
    }
  });
}
