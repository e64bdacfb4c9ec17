// The documents of a person, and the picture: rows and files. Both go with the person.
import type { Database } from '../../kernel/database/database.ts';
import { removeFilesLater } from '../../kernel/files/file-removal.ts';
import type { Eraser, PersonalDataPart, PersonReference } from '../../kernel/personal-data.ts';

export const documentPersonalData: PersonalDataPart = {
  name: 'documents',
  heading: (t) => t('archive.parts.documents'),
  read: (database, person) =>
    ofPerson(database, person)
      .select([
        'd.kind',
        'd.name',
        'd.content_type as contentType',
        'd.size_bytes as sizeBytes',
        'd.is_default as isDefault',
        'd.consented_at as consentedAt',
        'd.created_at as createdAt',
      ])
      .execute(),
  async files(database, person) {
    const rows = await ofPerson(database, person).select(['d.name', 'd.file_key as key']).execute();
    const avatar = await avatarKey(database, person);
    return [...rows, ...(avatar ? [{ name: 'avatar.webp', key: avatar }] : [])];
  },
};

function ofPerson(database: Database, { userId }: PersonReference) {
  return database
    .selectFrom('candidate_document as d')
    .innerJoin('candidate_profile as c', 'c.id', 'd.candidate_id')
    .where('c.user_id', '=', userId)
    .orderBy('d.created_at')
    .orderBy('d.id');
}

async function avatarKey(database: Database, { userId }: PersonReference): Promise<string | undefined> {
  const row = await database.selectFrom('identity_person').select('avatar').where('id', '=', userId).executeTakeFirst();
  return row?.avatar?.startsWith('/media/') ? row.avatar.slice(1) : undefined;
}

/** The rows cascade; the files would stay. */
export const eraseDocuments: Eraser = async (transaction, person) => {
  const rows = await ofPerson(transaction, person).select('d.file_key as key').execute();
  const avatar = await avatarKey(transaction, person);
  await removeFilesLater(transaction, [...rows.map((row) => row.key), ...(avatar ? [avatar] : [])], new Date());
};
