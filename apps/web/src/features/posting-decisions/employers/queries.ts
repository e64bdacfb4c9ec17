import type { Api } from '@fairway/client/api';
import type { EndpointReply } from '@fairway/contract/kernel/endpoint';
import type { RowOf } from '@fairway/contract/kernel/lists';
import type { getSchoolEmployer, schoolEmployerNotesList } from '@fairway/contract/posting-decisions/employers';
import { SCHOOL_EMPLOYER } from '../queries.ts';

export type SchoolEmployer = EndpointReply<typeof getSchoolEmployer>;
export type SchoolEmployerContact = SchoolEmployer['contacts'][number];
export type SchoolEmployerNote = RowOf<typeof schoolEmployerNotesList>;

export const schoolEmployerQuery = (api: Api, schoolId: number, organizationId: number) =>
  api.query.queryOptions('get', SCHOOL_EMPLOYER, { params: { path: { schoolId, organizationId } } });
