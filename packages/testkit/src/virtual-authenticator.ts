// An authenticator in code: makes and uses passkeys as a browser with a fingerprint reader would, so that whole ceremonies run in tests.
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Json = Record<string, unknown>;
type Options = { challenge: string; rp?: { id: string }; rpId?: string; user?: { id: string } };

export type VirtualPasskey = { id: string; rpId: string; userHandle: string; privateKey: KeyObject; counter: number };

const FLAG_PRESENT = 0x01;
const FLAG_VERIFIED = 0x04;
const FLAG_CREDENTIAL = 0x40;
const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest();
const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData(rpId: string, flags: number, counter: number, credential = Buffer.alloc(0)): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential]);
}

export type Ceremony = { origin: string /** Whether the user was verified (fingerprint) or only touched it. */; verified?: boolean };

/** Makes a passkey; gives it and what the browser sends. */
export function createPasskey(options: Options, { origin, verified = true }: Ceremony): { passkey: VirtualPasskey; response: Json } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  const rawId = randomBytes(32);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(rawId.length);
  const rpId = options.rp?.id ?? '';
  const flags = FLAG_PRESENT | FLAG_CREDENTIAL | (verified ? FLAG_VERIFIED : 0);
  const authData = authenticatorData(rpId, flags, 0, Buffer.concat([Buffer.alloc(16), length, rawId, Buffer.from(isoCBOR.encode(key))]));
  const attestation = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', new Uint8Array(authData)],
  ]);
  const id = rawId.toString('base64url');
  return {
    passkey: { id, rpId, userHandle: options.user?.id ?? '', privateKey, counter: 0 },
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge, origin).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal'],
      },
    },
  };
}

/** Signs a challenge with a passkey; its counter rises. */
export function answerWithPasskey(passkey: VirtualPasskey, options: Options, { origin, verified = true }: Ceremony): Json {
  passkey.counter += 1;
  const authData = authenticatorData(passkey.rpId, FLAG_PRESENT | (verified ? FLAG_VERIFIED : 0), passkey.counter);
  const data = clientData('webauthn.get', options.challenge, origin);
  const signature = createSign('sha256').update(authData).update(sha256(data)).sign(passkey.privateKey);
  return {
    id: passkey.id,
    rawId: passkey.id,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: data.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: passkey.userHandle,
    },
  };
}
