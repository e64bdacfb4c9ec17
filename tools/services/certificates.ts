// Certificates for one test: an authority of its own and a server's certificate for 127.0.0.1, ::1 and localhost, written as DER with
// Node's own signatures, so that no openssl is needed. P-256, valid for a day.
import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface TestCertificates {
  /** Files in PEM. */
  authority: string;
  certificate: string;
  key: string;
  remove(): void;
}

/** Makes an authority and a server's certificate in a temporary folder. */
export function makeCertificates(): TestCertificates {
  const folder = mkdtempSync(path.join(tmpdir(), 'tls-'));
  const authority = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const server = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issuer = nameOf('Fairway test authority');
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, text, { mode: 0o644 });
    return file;
  };
  const ownCertificate = signed(issuer, issuer, authority.publicKey, authority.privateKey, [
    extension([0x55, 0x1d, 0x13], sequence(tlv(0x01, Buffer.from([0xff]))), true),
    extension([0x55, 0x1d, 0x0f], tlv(0x03, Buffer.from([0x02, 0x04])), true),
  ]);
  const serverCertificate = signed(nameOf('localhost'), issuer, server.publicKey, authority.privateKey, [
    extension(
      [0x55, 0x1d, 0x11],
      sequence(
        tlv(0x82, Buffer.from('localhost')),
        tlv(0x87, Buffer.from([127, 0, 0, 1])),
        tlv(0x87, Buffer.concat([Buffer.alloc(15), Buffer.from([1])])),
      ),
    ),
  ]);
  return {
    authority: write('authority.pem', pem(ownCertificate)),
    certificate: write('server.pem', pem(serverCertificate)),
    key: write('server.key', server.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** ecdsa-with-SHA256. */
const ALGORITHM = sequence(tlv(0x06, Buffer.from([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02])));
const DAY_MS = 86_400_000;

function signed(subject: Buffer, issuer: Buffer, publicKey: KeyObject, signer: KeyObject, extensions: Buffer[]): Buffer {
  const serial = Buffer.concat([Buffer.from([0x01]), randomBytes(15)]);
  const body = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, serial),
    ALGORITHM,
    issuer,
    sequence(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, sequence(...extensions)),
  );
  return sequence(body, ALGORITHM, tlv(0x03, Buffer.from([0]), sign('sha256', body, signer)));
}

/** A name that is only a common name. */
function nameOf(name: string): Buffer {
  return sequence(tlv(0x31, sequence(tlv(0x06, Buffer.from([0x55, 0x04, 0x03])), tlv(0x0c, Buffer.from(name)))));
}

function extension(id: number[], value: Buffer, isCritical = false): Buffer {
  return sequence(tlv(0x06, Buffer.from(id)), ...(isCritical ? [tlv(0x01, Buffer.from([0xff]))] : []), tlv(0x04, value));
}

function time(atMs: number): Buffer {
  return tlv(0x18, Buffer.from(`${new Date(atMs).toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));
}

function sequence(...parts: Buffer[]): Buffer {
  return tlv(0x30, ...parts);
}

/** Tag, length, value. */
function tlv(tag: number, ...parts: Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  const { length } = value;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), value]);
}

function pem(der: Buffer): string {
  return `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`;
}
