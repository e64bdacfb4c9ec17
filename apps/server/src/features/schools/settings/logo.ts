// The logo of a school (kernel/files/logo-picture.ts says what may be one). The file is stored before its row is written, and guarded until then.
import { randomUUID } from 'node:crypto';
import type { UploadedFile } from '@fairway/contract/kernel/endpoint';
import type { Database } from '../../../kernel/database/database.ts';
import { keepFile, removeFilesLater, removeUnlessKept } from '../../../kernel/files/file-removal.ts';
import { type FileStore, StorageFull } from '../../../kernel/files/file-store.ts';
import { LOGO_FOLDER, readLogo } from '../../../kernel/files/logo-picture.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { hideLogo } from '../../tenants/school-hosts/commands.ts';
import type { SchoolEditor } from './access.ts';
import { lockSchool, noteSchoolChange, refuseNeeded } from './changes.ts';
import { showOnOwnHosts } from './commands.ts';

const ROW_WITHIN_MS = 3_600_000;

/** Makes a file the school's logo; the one before is deleted. @throws Problem settings.logo_*, storage_full */
export async function storeLogo(database: Database, editor: SchoolEditor, file: UploadedFile, files: FileStore): Promise<void> {
  const verdict = await readLogo(file.path);
  if (!verdict.ok) throw new Problem(`settings.logo_${verdict.reason}`, { cause: verdict.cause });
  const { logo } = verdict;
  const key = `${LOGO_FOLDER}${randomUUID()}.${logo.ending}`;
  await removeUnlessKept(database, key, new Date(editor.now.getTime() + ROW_WITHIN_MS));
  try {
    await files.put(logo.bytes, key, { contentType: logo.contentType });
    await database.transaction().execute(async (transaction) => {
      await keepFile(transaction, key);
      await setLogo(transaction, editor, `/${key}`);
    });
  } catch (error) {
    await removeFilesLater(database, [key], editor.now);
    throw error instanceof StorageFull ? new Problem('storage_full', { cause: error }) : error;
  }
}

/** Sets or removes the logo in this transaction; the file of the one before goes. @throws Problem settings.needed */
export async function setLogo(database: Database, editor: SchoolEditor, logo: string | null): Promise<void> {
  const school = await lockSchool(database, editor);
  if (school.logo === logo) return;
  if (logo === null) await refuseNeeded(database, editor);
  await database.updateTable('school').set({ logo }).where('id', '=', editor.schoolId).execute();
  // Pages of the school's own hosts show the mark of the platform where it has none; they never show a picture that is gone.
  if (logo) await showOnOwnHosts(database, editor, { logo });
  else if (school.logo) await hideLogo(database, editor.schoolId, school.logo);
  // Others came with the demo world or a list, and are not ours to delete.
  if (school.logo?.startsWith(`/${LOGO_FOLDER}`)) await removeFilesLater(database, [school.logo.slice(1)], editor.now);
  await noteSchoolChange(database, editor, logo ? 'logo_changed' : 'logo_removed');
}
