import * as endpoints from '@fairway/contract/students/ends';
import type { Bind } from '../../../kernel/http/bind.ts';
import { staffOf } from '../access.ts';
import { changeEnds, checkEnds, undoEnds } from './commands.ts';

export function endRoutes(bind: Bind): void {
  bind(endpoints.checkStudentEnds, async ({ params, body }, request) =>
    checkEnds(request.database, await staffOf(request, params.schoolId), body),
  );
  bind(endpoints.changeStudentEnds, async ({ params, body }, request) =>
    changeEnds(request.database, await staffOf(request, params.schoolId), body),
  );
  bind(endpoints.undoStudentEnds, async ({ params, body }, request) => {
    await undoEnds(request.database, await staffOf(request, params.schoolId), body.change);
    return undefined;
  });
}
