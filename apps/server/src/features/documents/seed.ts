// Ada's documents and picture in the demo world. Files lie where an upload would have put them.
import { createHash } from 'node:crypto';
import { stableUuid } from '@fairway/world-kit/chance';
import sharp from 'sharp';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { ensureCandidate } from '../candidates/commands.ts';
import type { OwnUserId } from '../identity/access.ts';
import { seedPicture } from '../identity/seed.ts';
import { CONTENT_TYPES } from './inspection/verdict.ts';
import { ADA_CVS, adaPortrait } from './world/ada.ts';
import { cvPdf, type DemoCv } from './world/cv-pdf.ts';

export type StoreFile = (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;

const ADA = 'ada@nordic.example';
const DAY_MS = 86_400_000;

/** Writes two CVs and an avatar of Ada, where there is an Ada. */
export async function seedDocuments(database: DatabaseTransaction, world: { today: Date; storeFile: StoreFile }): Promise<void> {
  const ada = await database.selectFrom('identity_person').select('id').where('email_folded', '=', ADA).executeTakeFirst();
  if (!ada) return;
  const candidateId = await ensureCandidate(database, ada.id as OwnUserId, world.today);
  for (const { fileName, cv, isDefault, daysAgo } of ADA_CVS) {
    const at = new Date(world.today.getTime() - daysAgo * DAY_MS);
    await seedCv(database, { candidateId, fileName, cv, isDefault, at, storeFile: world.storeFile });
  }
  const picture = await sharp(Buffer.from(adaPortrait())).resize(512, 512).webp({ quality: 82 }).toBuffer();
  const avatar = `media/avatars/${stableUuid('demo avatar of Ada')}.webp`;
  await world.storeFile(avatar, picture, 'image/webp');
  await seedPicture(database, ada.id, `/${avatar}`);
}

type WrittenCv = { candidateId: string; fileName: string; cv: DemoCv; isDefault: boolean; at: Date; storeFile: StoreFile };

/** Writes a CV of a demo account and its file; gives its id. */
export async function seedCv(
  database: DatabaseTransaction,
  { candidateId, fileName, cv, isDefault, at, storeFile }: WrittenCv,
): Promise<string> {
  const bytes = await cvPdf(cv, at);
  const id = stableUuid(`demo document ${fileName}`);
  const key = `documents/${id}.pdf`;
  await storeFile(key, bytes, CONTENT_TYPES.pdf);
  await database
    .insertInto('candidate_document')
    .values({
      id,
      candidate_id: candidateId,
      kind: 'cv',
      name: fileName,
      file_key: key,
      content_type: CONTENT_TYPES.pdf,
      size_bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      is_default: isDefault,
      consented_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return id;
}
