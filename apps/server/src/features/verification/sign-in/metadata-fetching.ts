// The metadata of a school's SAML provider by its address: fetched when it is set up and again every night, by the rules for addresses that
// administrators type (kernel/http/outside-fetch.ts). What was read last stays in force while a reading fails, and a document that speaks of
// another provider is never taken: whom it would verify nobody chose. No transaction is open while the provider is asked. @rule verification.26
import { METADATA_CHARACTERS } from '@fairway/contract/verification/methods';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { isOutsideUrl, outsideFetch, reachesInside } from '../../../kernel/http/outside-fetch.ts';
import type { MetadataFault, ReadMetadata } from './metadata-reader.ts';
import { readProviderMetadata } from './provider-metadata.ts';

export type FetchFault = MetadataFault | 'unreachable' | 'other_provider' | 'provider_address';
type Metadata = Extract<ReadMetadata, { ok: true }>['metadata'];
export type FetchedMetadata = { ok: true; metadata: Metadata } | { ok: false; fault: FetchFault };
/** `baseUrl`: a deployment on a local address may reach inside. */
type Refresh = { baseUrl: string; now: Date };

/** Longest entity id. */
const ENTITY_CHARACTERS = 1024;

/** Reads what stands at an address. */
export async function fetchMetadata(url: string, baseUrl: string): Promise<FetchedMetadata> {
  const inside = reachesInside(baseUrl);
  if (!isOutsideUrl(url, inside)) return { ok: false, fault: 'provider_address' };
  let xml: string;
  try {
    const reply = await outsideFetch(inside)(url, { headers: { accept: 'application/samlmetadata+xml, application/xml, text/xml' } });
    if (!reply.ok) return { ok: false, fault: 'unreachable' };
    xml = await reply.text();
  } catch {
    // Whatever kept it from answering, the administrators are told that it did not.
    return { ok: false, fault: 'unreachable' };
  }
  if (xml.length > METADATA_CHARACTERS) return { ok: false, fault: 'too_large' };
  const read = await readProviderMetadata(xml);
  if (!read.ok) return read;
  const { entityId, ssoUrl } = read.metadata;
  if (entityId.length > ENTITY_CHARACTERS) return { ok: false, fault: 'no_provider' };
  return ssoUrl.length <= 2000 && isOutsideUrl(ssoUrl, inside) ? read : { ok: false, fault: 'provider_address' };
}

/** Reads the metadata of every school that named its address. Says how many were read and how many failed. */
export async function refreshMetadata(database: Database, { baseUrl, now }: Refresh): Promise<{ read: number; failed: number }> {
  const rows = await database
    .selectFrom('school_sign_in')
    .select(['school_id', 'metadata_url', 'issuer', 'sso_url', 'certificates', 'updated_at'])
    .where('metadata_url', 'is not', null)
    .where('protocol', '=', 'saml')
    .orderBy('school_id')
    .execute();
  let failed = 0;
  for (const row of rows) {
    const fetched = await fetchMetadata(row.metadata_url ?? '', baseUrl);
    const isOther = fetched.ok && fetched.metadata.entityId !== row.issuer;
    const result: FetchedMetadata = isOther ? { ok: false, fault: 'other_provider' } : fetched;
    if (!result.ok) failed += 1;
    await database.transaction().execute((transaction) => writeReading(transaction, row, result, now));
  }
  return { read: rows.length - failed, failed };
}

type Row = { school_id: number; sso_url: string | null; certificates: string[]; updated_at: Date };

async function writeReading(database: Database, row: Row, result: FetchedMetadata, now: Date): Promise<void> {
  const { school_id: schoolId } = row;
  const written = await database
    .updateTable('school_sign_in')
    .set((eb) =>
      result.ok
        ? {
            sso_url: result.metadata.ssoUrl,
            certificates: result.metadata.certificates,
            metadata_read_at: now,
            metadata_fault: null,
            metadata_failed_at: null,
          }
        : { metadata_fault: result.fault, metadata_failed_at: eb.fn.coalesce('metadata_failed_at', eb.val(now)) },
    )
    .where('school_id', '=', schoolId)
    // Set up otherwise while the provider was asked: this answer is to another question.
    .where('updated_at', '=', row.updated_at)
    .returning('school_id')
    .executeTakeFirst();
  if (!written || !result.ok || isSame(row, result.metadata)) return;
  await recordAudit(database, {
    at: now,
    actorId: null,
    action: 'verification.sign_in_refreshed',
    subject: `school:${schoolId}`,
    schoolId,
    detail: { certificates: result.metadata.certificates.length },
  });
}

const isSame = (row: Row, { ssoUrl, certificates }: Metadata) =>
  row.sso_url === ssoUrl && JSON.stringify(row.certificates) === JSON.stringify(certificates);
