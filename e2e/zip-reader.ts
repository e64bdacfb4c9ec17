// Reads a small ZIP by its central directory, as the programs on people's computers do.
import { crc32, inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** Names and texts of the files in a ZIP. @throws Error where the directory or a checksum is wrong */
export function readZip(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || bytes.readUInt32LE(end) !== END) throw new Error('No ZIP');
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new Error('A broken ZIP directory');
    const [method, sum, packedBytes] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 20)];
    const [nameBytes, extraBytes, noteBytes] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [number, number, number];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameBytes);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + packedBytes);
    const content = method === 0 ? packed : inflateRawSync(packed);
    if (crc32(content) !== sum) throw new Error(`The checksum of ${name} is wrong`);
    files.set(name, content.toString('utf8'));
    at += 46 + nameBytes + extraBytes + noteBytes;
  }
  return files;
}
