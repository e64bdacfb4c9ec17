// Short signed texts: page tokens, links. The purpose is part of the signature, so one kind never passes for another.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** `payload` as a token that only this deployment can make. */
export function signToken(secret: string, purpose: string, payload: unknown): string {
  const body = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${body}.${mac(secret, purpose, body)}`;
}

/** The payload of a token; undefined when it was forged, cut or made for something else. */
export function readToken(secret: string, purpose: string, token: string): unknown {
  const [body = '', given = '', ...rest] = token.split('.');
  if (rest.length > 0) return undefined;
  const wanted = Buffer.from(mac(secret, purpose, body));
  const got = Buffer.from(given);
  if (wanted.length !== got.length || !timingSafeEqual(wanted, got)) return undefined;
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

function mac(secret: string, purpose: string, body: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${body}`).digest('base64url').slice(0, 32);
}
