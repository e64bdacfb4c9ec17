// The archive that LinkedIn gives to a member who asks for their data, as a test needs it.
import { strToU8, zipSync } from 'fflate';

/** A ZIP of CSV files by their names. */
export const linkedinZip = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
