import type { candidateDocument } from '@fairway/contract/documents/endpoints';
import type { z } from 'zod';
import { CONTENT_TYPES, type DocumentType } from './inspection/verdict.ts';
import type { DocumentRow } from './queries.ts';

export function documentView(row: DocumentRow): z.input<typeof candidateDocument> {
  return {
    id: row.id,
    kind: row.kind as 'cv' | 'document',
    name: row.name,
    extension: extensionOf(row),
    contentType: row.content_type,
    sizeBytes: row.size_bytes,
    isDefault: row.is_default,
    createdAt: row.created_at.toISOString(),
  };
}

/** The content decides, not the name. */
export function extensionOf(row: Pick<DocumentRow, 'content_type'>): DocumentType {
  const found = Object.entries(CONTENT_TYPES).find(([, type]) => type === row.content_type);
  return (found?.[0] ?? 'pdf') as DocumentType;
}
