// What a refused request still sends. A reply that goes out while its request's body is on its way leaves a connection that is worth
// nothing: the rest stays unread, and the next request on it is never seen. So the rest is read and thrown away, within a bound; where
// more comes, the connection says that it ends. And no body is taken packed: what it would unpack to is for the sender to choose.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problems.ts';

const REST_BYTES = 2_097_152;
const REST_MS = 2000;

export function mindBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { 'content-encoding': encoding } = request.headers;
    if (hasBody(request) && encoding !== undefined && encoding.toLowerCase() !== 'identity')
      throw new Problem('unsupported_media_type', { headers: { 'accept-encoding': 'identity' } });
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.raw.complete === false && hasBody(request) && !(await readRest(request))) reply.header('connection', 'close');
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Throws away what still comes; false where that is more, or takes longer, than may be waited for. */
function readRest({ raw, headers }: FastifyRequest): Promise<boolean> {
  // Told beforehand that it is too much: nobody waits for it.
  if (Number(headers['content-length'] ?? 0) > REST_BYTES) return Promise.resolve(false);
  return new Promise((resolve) => {
    let restBytes = 0;
    const count = (chunk: Buffer) => {
      restBytes += chunk.length;
      if (restBytes > REST_BYTES) end(false);
    };
    const whole = () => end(true);
    const lost = () => end(raw.complete);
    const end = (isWhole: boolean) => {
      clearTimeout(late);
      raw.off('data', count).off('end', whole).off('close', lost);
      resolve(isWhole);
    };
    const late = setTimeout(() => end(false), REST_MS);
    // Whoever read it before (a form's parser) gave up.
    raw.unpipe();
    raw.on('data', count).once('end', whole).once('close', lost);
    raw.resume();
  });
}
