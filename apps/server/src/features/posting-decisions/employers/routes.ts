import * as employers from '@fairway/contract/posting-decisions/employers';
import * as endpoints from '@fairway/contract/posting-decisions/endpoints';
import type { Bind } from '../../../kernel/http/bind.ts';
import { bindList } from '../../../kernel/http/bind-list.ts';
import { signedIn } from '../../identity/access.ts';
import { managedSchoolId } from '../../schools/access.ts';
import { keeperOf, schoolEmployerOf } from './access.ts';
import { saveEmployer } from './commands.ts';
import { addContact, changeContact, deleteContact } from './contacts/commands.ts';
import { changeNote, deleteNote, writeNote } from './notes/commands.ts';
import { noteListing } from './notes/queries.ts';
import { getEmployerPage } from './page/queries.ts';
import { getEmployer, schoolEmployerListing } from './queries.ts';

export function schoolEmployerRoutes(bind: Bind): void {
  bindList(bind, endpoints.schoolEmployersList, async ({ params, query }, request) =>
    schoolEmployerListing(request.database, await managedSchoolId(request, params.schoolId), query),
  );
  bind(endpoints.saveSchoolEmployer, async ({ params, body }, request) => {
    const keeper = await keeperOf(request, params);
    await saveEmployer(request.database, keeper, body);
    return getEmployer(request.database, keeper.employer.schoolId, params.organizationId);
  });
  bind(employers.getSchoolEmployer, async ({ params }, request) =>
    getEmployerPage(request.database, await schoolEmployerOf(request, params)),
  );

  bind(employers.addSchoolEmployerContact, async ({ params, body }, request) =>
    addContact(request.database, await keeperOf(request, params), body),
  );
  bind(employers.changeSchoolEmployerContact, async ({ params, body }, request) =>
    changeContact(request.database, await keeperOf(request, params), params.contactId, body),
  );
  bind(employers.deleteSchoolEmployerContact, async ({ params }, request) => {
    await deleteContact(request.database, await keeperOf(request, params), params.contactId);
    return undefined;
  });

  bindList(bind, employers.schoolEmployerNotesList, async ({ params, query }, request) => {
    const reader = { employer: await schoolEmployerOf(request, params), readerId: signedIn(request).userId };
    return noteListing(request.database, reader, query);
  });
  bind(employers.writeSchoolEmployerNote, async ({ params, body }, request) =>
    writeNote(request.database, await keeperOf(request, params), body),
  );
  bind(employers.changeSchoolEmployerNote, async ({ params, body }, request) =>
    changeNote(request.database, await keeperOf(request, params), params.noteId, body),
  );
  bind(employers.deleteSchoolEmployerNote, async ({ params }, request) => {
    await deleteNote(request.database, await keeperOf(request, params), params.noteId);
    return undefined;
  });
}
