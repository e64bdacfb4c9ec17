// A class code in a list, and as it is shown in class.

import type { classCode, startClassCode } from '@fairway/contract/verification/class-codes';
import { fullName } from '@fairway/rules/names';
import { renderSVG } from 'uqr';
import type { z } from 'zod';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import { groupedClassCode } from './codes.ts';
import type { ClassCodeRow, listClassCodeUses } from './queries.ts';

type View = z.input<typeof classCode>;
type Shown = z.input<typeof startClassCode.returns>;
type Uses = Awaited<ReturnType<typeof listClassCodeUses>>;

export const codePurpose = (schoolId: number) => `school_class_code:${schoolId}`;

export function classCodeView(row: ClassCodeRow, now: Date): View {
  return {
    id: row.id,
    label: row.label,
    startedAt: row.started_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    isRunning: row.ended_at === null && row.ends_at > now,
    maxUses: row.max_uses,
    useCount: row.use_count,
  };
}

/** `address`: of the page that takes a code, without its query. */
export function shownCodeView(
  row: ClassCodeRow,
  uses: Uses,
  { keys, schoolId, address, now }: { keys: SessionKeys; schoolId: number; address: string; now: Date },
): Shown {
  const view = classCodeView(row, now);
  const code = view.isRunning ? keys.open(codePurpose(schoolId), row.sealed_code) : undefined;
  const target = code && `${address}?${new URLSearchParams({ verify: String(schoolId), code })}`;
  return {
    ...view,
    code: code ? groupedClassCode(code) : null,
    address: target ?? null,
    qrCode: target ? renderSVG(target, { border: 2 }) : null,
    uses: uses.map((use) => ({ name: fullName(use.first_name, use.last_name), usedAt: use.used_at.toISOString() })),
  };
}
