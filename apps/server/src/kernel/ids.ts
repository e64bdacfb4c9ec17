// UUID version 7: sorted by time of making, so that new rows stay together in an index. PostgreSQL 15 has none of its own.
import { randomBytes } from 'node:crypto';

let lastMs = 0;
let counter = 0;

/** A new UUID version 7; ids made by one process in one millisecond keep their order (RFC 9562 6.2 method 1). */
export function newId(now: number = Date.now()): string {
  const bytes = randomBytes(16);
  if (now > lastMs) {
    lastMs = now;
    counter = (((bytes[6] ?? 0) << 8) | (bytes[7] ?? 0)) & 0x7ff;
  } else {
    counter += 1;
    if (counter > 0xfff) {
      lastMs += 1;
      counter = 0;
    }
  }
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
