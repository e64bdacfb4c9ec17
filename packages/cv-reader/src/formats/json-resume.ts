// JSON files: JSON Resume (jsonresume.org/schema) as it is, Europass' own JSON. Told apart by what stands in them. The archive of what is held on
// somebody has one among its files.
import type { CvReading } from '../cv.ts';
import type { Zip } from '../extracting/office/zip.ts';

const BYTES_MAX = 4 * 1024 * 1024;
const SECTIONS = [
  'basics',
  'work',
  'education',
  'skills',
  'languages',
  'volunteer',
  'awards',
  'certificates',
  'publications',
  'interests',
  'references',
  'projects',
];

/** The object that the bytes hold, where they are JSON of up to 4 MB; else nothing. */
export function jsonObject(bytes: Uint8Array): Record<string, unknown> | undefined {
  const first = bytes.subarray(0, 64).find((byte) => ![0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf].includes(byte));
  if (first !== 0x7b || bytes.length > BYTES_MAX) return undefined;
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it has the shape of JSON Resume: `basics` of a person, and sections that are lists. */
export function isJsonResume(json: Record<string, unknown>): boolean {
  const basics = json.basics;
  if (typeof basics !== 'object' || basics === null || Array.isArray(basics)) return false;
  return SECTIONS.slice(1).every((section) => json[section] === undefined || json[section] === null || Array.isArray(json[section]));
}

/** Whether we wrote it ourselves. */
function isOurOwn(json: Record<string, unknown>): boolean {
  const meta = json.meta;
  return typeof meta === 'object' && meta !== null && 'fairway' in meta;
}

/** A JSON Resume as a reading. */
export const resumeReading = (json: Record<string, unknown>): CvReading => ({
  source: isOurOwn(json) ? 'fairway' : 'json-resume',
  resume: json,
});

/** What `resume.json` in an archive says, where that is a JSON Resume; throws what Zip throws. @rule imports.33 */
export function archivedResume(zip: Zip): CvReading | undefined {
  const bytes = zip.read('resume.json');
  const json = bytes && jsonObject(bytes);
  return json && isJsonResume(json) ? resumeReading(json) : undefined;
}
