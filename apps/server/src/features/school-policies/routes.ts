import { getSchoolPolicies } from '@fairway/contract/school-policies/endpoints';
import type { Bind } from '../../kernel/http/bind.ts';
import { administeredSchoolId } from '../schools/access.ts';
import { getPolicies } from './queries.ts';

export function schoolPolicyRoutes(bind: Bind): void {
  bind(getSchoolPolicies, async ({ params }, request) =>
    getPolicies(request.database, await administeredSchoolId(request, params.schoolId), request.tenant),
  );
}
