import type { CountWaiting } from '../../../kernel/feature.ts';
import type { ManagedSchoolId } from '../access.ts';
import { countTypedGroups } from './queries.ts';

/** Programs that candidates typed and somebody studies, near names once: to be merged into the school's own. */
export const typedPrograms: CountWaiting = async (database, { schoolId }: { schoolId: ManagedSchoolId }) => [
  { item: 'typedPrograms', count: await countTypedGroups(database, schoolId), oldestAt: null },
];
