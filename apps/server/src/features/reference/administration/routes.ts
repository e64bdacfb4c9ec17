import * as endpoints from '@fairway/contract/reference/administration';
import { type EditedKind, entryOfId } from '@fairway/rules/reference-entries';
import type { Database } from '../../../kernel/database/database.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import { bindList } from '../../../kernel/http/bind-list.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import type { SkillDirectory } from '../skills/directory.ts';
import type { ProfilesWithSkills } from '../slots.ts';
import { addEntry, type Edit, offerEntry, renameEntry } from './commands.ts';
import { entryListing, getEntry, readOverview } from './queries.ts';
import { adoptTyped, mergeTypedSkills, typedSkillListing } from './typed-skills.ts';

export type ReferenceAdministration = {
  profiles: ProfilesWithSkills;
  skills: SkillDirectory;
  /** Every node drops what it keeps of the lists. */
  changed(): void;
};

export function referenceAdministrationRoutes(bind: Bind, { profiles, skills, changed }: ReferenceAdministration): void {
  /** In a transaction of its own, so that nothing old is kept again before it is committed. */
  async function write<T>(request: ApiRequest, work: (transaction: Database, edit: Edit) => Promise<T>): Promise<T> {
    const edit = editOf(request);
    const written = await request.database.transaction().execute((transaction) => work(transaction, edit));
    changed();
    return written;
  }

  bind(endpoints.getReferenceOverview, (_input, request) => readOverview(request.database, profiles));
  bindList(bind, endpoints.referenceEntriesList, ({ params, query }, request) => entryListing(request.database, params.kind, query));
  bind(endpoints.getReferenceEntry, ({ params }, request) => getEntry(request.database, entryNamed(params.id)));
  bind(endpoints.addReferenceEntry, async ({ params, body }, request) => {
    const entry = await write(request, async (transaction, edit) => {
      const added = await addEntry(transaction, params.kind, body.names, edit);
      if (added.kind === 'skills') await adoptTyped(transaction, { folded: [], intoSkillId: added.id }, edit, profiles);
      return added;
    });
    return getEntry(request.database, entry);
  });
  bind(endpoints.changeReferenceEntry, async ({ params, body }, request) => {
    const entry = entryNamed(params.id);
    await write(request, (transaction, edit) => renameEntry(transaction, entry, body, edit));
    return getEntry(request.database, entry);
  });
  bind(endpoints.offerReferenceEntry, async ({ params, body }, request) => {
    const entry = entryNamed(params.id);
    await write(request, (transaction, edit) => offerEntry(transaction, entry, body.offered, edit));
    return getEntry(request.database, entry);
  });

  bindList(bind, endpoints.typedSkillsList, ({ query }, request) =>
    typedSkillListing({ database: request.database, profiles, skills }, query),
  );
  bind(endpoints.mergeTypedSkills, ({ body }, request) =>
    write(request, (transaction, edit) => mergeTypedSkills(transaction, body, edit, profiles)),
  );
}

/** @throws Problem not_found */
function entryNamed(id: string): { kind: EditedKind; id: number } {
  const entry = entryOfId(id);
  if (!entry) throw new Problem('not_found');
  return entry;
}

function editOf(request: ApiRequest): Edit {
  if (request.actor.kind !== 'user') throw new Problem('unauthenticated');
  return { actorId: request.actor.userId, now: request.clock.now() };
}
