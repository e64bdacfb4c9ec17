// A school's roster as its administrators see it: counts, and how the last upload goes.
import type { schoolRoster } from '@fairway/contract/verification/rosters';
import type { z } from 'zod';
import type { countRoster, findLastUpload, findUndoable } from './queries.ts';

type Reply = z.input<typeof schoolRoster>;
type Differences = NonNullable<Reply['upload']>['differences'];
type Upload = NonNullable<Awaited<ReturnType<typeof findLastUpload>>>;

export function rosterView(
  counts: Awaited<ReturnType<typeof countRoster>>,
  upload: Upload | undefined,
  undoable: Awaited<ReturnType<typeof findUndoable>>,
  differences: Differences,
): Reply {
  return {
    ...counts,
    upload: upload ? uploadView(upload, differences) : null,
    undoable: undoable ? { id: undoable.id, until: undoable.until.toISOString() } : null,
  };
}

function uploadView(row: Upload, differences: Differences): NonNullable<Reply['upload']> {
  const share = row.size_bytes === 0 ? 1 : row.read_bytes / row.size_bytes;
  return {
    id: row.id,
    mode: row.mode as 'replace' | 'add',
    state: row.state as NonNullable<Reply['upload']>['state'],
    progressPercent: row.state === 'done' || row.state === 'read' ? 100 : Math.min(99, Math.floor(share * 100)),
    rowCount: row.row_count,
    addedCount: row.added_count,
    changedCount: row.changed_count,
    movedCount: row.moved_count,
    removedCount: row.removed_count,
    differences,
    unknownCount: row.unknown_count,
    unknownRows: row.unknown_rows as NonNullable<Reply['upload']>['unknownRows'],
    repeatedCount: row.repeated_count,
    badCount: row.bad_count,
    badRows: row.bad_rows as NonNullable<Reply['upload']>['badRows'],
    publicCount: row.public_count,
    publicLines: row.public_lines,
    fault: row.fault as NonNullable<Reply['upload']>['fault'],
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}
