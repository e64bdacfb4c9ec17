import * as endpoints from '@fairway/contract/student-messages/endpoints';
import type { Bind } from '../../kernel/http/bind.ts';
import { bindList } from '../../kernel/http/bind-list.ts';
import { studentScope } from '../schools/access.ts';
import { schoolStudent, staffOf } from '../students/access.ts';
import { sendMessage } from './commands.ts';
import { checkMessage, getMessage, listMessagesOf, messageListing, recipientListing } from './queries.ts';

export function studentMessageRoutes(bind: Bind): void {
  bind(endpoints.checkStudentMessage, async ({ params, body }, request) =>
    checkMessage(request.database, await staffOf(request, params.schoolId), body),
  );
  bind(endpoints.sendStudentMessage, async ({ params, body }, request) => {
    const staff = await staffOf(request, params.schoolId);
    return getMessage(request.database, staff, await sendMessage(request.database, staff, body));
  });
  bindList(bind, endpoints.studentMessagesList, async ({ params, query }, request) =>
    messageListing(request.database, await staffOf(request, params.schoolId), query),
  );
  bind(endpoints.getStudentMessage, async ({ params }, request) =>
    getMessage(request.database, await staffOf(request, params.schoolId), params.id),
  );
  bindList(bind, endpoints.studentMessageRecipientsList, async ({ params, query }, request) =>
    recipientListing(request.database, await staffOf(request, params.schoolId), params.id, query),
  );
  bind(endpoints.listMessagesOfStudent, async ({ params }, request) => {
    const student = await schoolStudent(request.database, await studentScope(request, params.schoolId), params.id);
    return { messages: await listMessagesOf(request.database, student) };
  });
}
