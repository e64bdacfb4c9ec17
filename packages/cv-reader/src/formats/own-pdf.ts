// The profile that a PDF of our own carries, so that it comes back without any loss: a JSON Resume document, packed into entries of the
// file's information dictionary (FairwayProfile, FairwayProfile2, …). Not an embedded file: uploads with those are refused.
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const KEY = 'FairwayProfile';
/** Letters of one entry; some readers cut longer strings. */
const PIECE = 30_000;
const PIECES_MAX = 40;
const UNPACKED_MAX = 2 * 1024 * 1024;

const keyOf = (index: number) => (index === 0 ? KEY : `${KEY}${index + 1}`);

/** Entries for the information dictionary; throws RangeError where the document is larger than 2 MB or its pieces more than 40. */
export function packProfile(json: string): Record<string, string> {
  if (Buffer.byteLength(json) > UNPACKED_MAX) throw new RangeError('profile too large');
  const packed = deflateRawSync(json).toString('base64');
  const count = Math.ceil(packed.length / PIECE);
  if (count > PIECES_MAX) throw new RangeError('profile too large');
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [keyOf(index), packed.slice(index * PIECE, (index + 1) * PIECE)]));
}

/** The JSON Resume document of such entries; nothing where there is none, or it is damaged or too large. */
export function unpackProfile(info: ReadonlyMap<string, unknown> | Record<string, unknown>): Record<string, unknown> | undefined {
  const entry = (key: string) => (info instanceof Map ? info.get(key) : (info as Record<string, unknown>)[key]);
  let packed = '';
  for (let index = 0; index < PIECES_MAX; index++) {
    const piece = entry(keyOf(index));
    if (typeof piece !== 'string') break;
    packed += piece;
  }
  if (!packed) return undefined;
  try {
    const json: unknown = JSON.parse(inflateRawSync(Buffer.from(packed, 'base64'), { maxOutputLength: UNPACKED_MAX }).toString('utf8'));
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
