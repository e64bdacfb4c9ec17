import type { studentLabel } from '@fairway/contract/students/endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';

export type LabelView = z.input<typeof studentLabel>;

/** The labels of a person at a school, by name. */
export const labelsOf = (userId: RawBuilder<unknown>, schoolId: RawBuilder<unknown>): RawBuilder<LabelView[]> =>
  sql<
    LabelView[]
  >`coalesce((select json_agg(json_build_object('id', l.id, 'name', l.name, 'color', l.color, 'isProvided', l.is_provided) order by l.folded_name, l.id)
    from student_label_use x join student_label l on l.id = x.label_id where x.user_id = ${userId} and x.school_id = ${schoolId}), '[]')`;
