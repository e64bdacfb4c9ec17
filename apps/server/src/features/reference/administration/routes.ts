import * as endpoints from '@fairway/contract/admin-reference';
import { LOCALES } from '@fairway/rules/locales';
import { type EditedKind, entryOfId } from '@fairway/rules/reference-entries';
import type { Database } from '../../../kernel/database/database.ts';
import { csvReply } from '../../../kernel/files/csv-export.ts';
import type { Bind } from '../../../kernel/http/bind.ts';
import type { Call } from '../../../kernel/http/call.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { SkillDirectory } from '../skills/directory.ts';
import { addEntry, type Edit, offerEntry, renameEntry } from './commands.ts';
import { importNames } from './importing.ts';
import { entryBatches, getEntry, listEntries, readOverview } from './queries.ts';
import { adoptTyped, type ChangedSkills, listTyped, mergeTypedSkills, typedBatches } from './typed-skills.ts';

export type ReferenceAdministration = {
  profiles: ChangedSkills;
  skills: SkillDirectory;
  /** Every node drops what it keeps of the lists. */
  changed(): void;
};

export function referenceAdministrationRoutes(bind: Bind, { profiles, skills, changed }: ReferenceAdministration): void {
  /** In a transaction of its own, so that nothing old is kept again before it is committed. */
  async function write<T>(call: Call, work: (transaction: Database, edit: Edit) => Promise<T>): Promise<T> {
    const edit = editOf(call);
    const written = await call.database.transaction().execute((transaction) => work(transaction, edit));
    changed();
    return written;
  }
  const fileName = (call: Call, noun: string) => `${noun}-${call.clock.now().toISOString().slice(0, 10)}.csv`;

  bind(endpoints.getReferenceOverview, (_input, call) => readOverview(call.database));
  bind(endpoints.listReferenceEntries, ({ params, query }, call) => listEntries(call.database, params.kind, query));
  bind(endpoints.exportReferenceEntries, ({ params, query }, call) =>
    csvReply(call, {
      fileName: fileName(call, params.kind),
      header: ['kind', 'key', ...LOCALES],
      batches: entryBatches(call.database, params.kind, query),
      line: (row) => [params.kind, row.key, ...LOCALES.map((locale) => row.names[locale] ?? null)],
    }),
  );
  bind(endpoints.getReferenceEntry, ({ params }, call) => getEntry(call.database, entryNamed(params.id)));
  bind(endpoints.addReferenceEntry, async ({ params, body }, call) => {
    const entry = await write(call, async (transaction, edit) => {
      const added = await addEntry(transaction, params.kind, body.names, edit);
      if (added.kind === 'skills') await adoptTyped(transaction, { folded: [], intoSkillId: added.id }, edit, profiles);
      return added;
    });
    return getEntry(call.database, entry);
  });
  bind(endpoints.changeReferenceEntry, async ({ params, body }, call) => {
    const entry = entryNamed(params.id);
    await write(call, (transaction, edit) => renameEntry(transaction, entry, body, edit));
    return getEntry(call.database, entry);
  });
  bind(endpoints.offerReferenceEntry, async ({ params, body }, call) => {
    const entry = entryNamed(params.id);
    await write(call, (transaction, edit) => offerEntry(transaction, entry, body.offered, edit));
    return getEntry(call.database, entry);
  });
  bind(endpoints.importReference, async ({ file }, call) => {
    if (!file) throw new Problem('validation', { errors: [{ pointer: '/file', code: 'missing' }] });
    return write(call, (transaction, edit) => importNames(transaction, file.path, edit));
  });

  bind(endpoints.listTypedSkills, ({ query }, call) => listTyped(call.database, skills, query));
  bind(endpoints.exportTypedSkills, ({ query }, call) =>
    csvReply(call, {
      fileName: fileName(call, 'typed-skills'),
      header: ['Skill', 'People'],
      batches: typedBatches(call.database, query),
      line: (row) => [row.name, row.uses],
    }),
  );
  bind(endpoints.mergeTypedSkills, ({ body }, call) =>
    write(call, (transaction, edit) => mergeTypedSkills(transaction, body, edit, profiles)),
  );
}

/** @throws Problem not_found */
function entryNamed(id: string): { kind: EditedKind; id: number } {
  const entry = entryOfId(id);
  if (!entry) throw new Problem('not_found');
  return entry;
}

function editOf(call: Call): Edit {
  if (call.actor.kind !== 'user') throw new Problem('unauthenticated');
  return { actorId: call.actor.userId, now: call.clock.now() };
}
