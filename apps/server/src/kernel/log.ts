// Structured log: JSON lines with the request id; secrets and personal data are redacted.
import pino, { type Logger } from 'pino';

export type Log = Logger;

const REDACTED = [
  'req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]', '*.password', '*.refreshToken', '*.accessToken', '*.token',
  '*.secret', '*.email', '*.phoneNumber', 'password', 'refreshToken', 'accessToken', 'token', 'secret', 'email',
]; // biome-ignore format: a list

/** An error without the database client that lost its connection: the client holds the keys of its session. */
function plainError(error: unknown): unknown {
  const plain = pino.stdSerializers.err(error as Error) as unknown;
  if (typeof plain === 'object' && plain !== null && 'client' in plain) delete plain.client;
  return plain;
}

export function openLog(level: string, destination?: pino.DestinationStream): Log {
  const options = {
    base: null,
    level,
    serializers: { err: plainError },
    redact: { paths: REDACTED, censor: '[redacted]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination ? pino(options, destination) : pino(options);
}
