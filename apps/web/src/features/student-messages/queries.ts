// Queries of what a school has sent its students.
import type { Api } from '@fairway/client/api';
import type { components, paths } from '@fairway/client/api.gen';

export type StudentMessage = components['schemas']['StudentMessage'];
export type WholeStudentMessage = components['schemas']['WholeStudentMessage'];

export const MESSAGES_PATH = '/api/v1/staff/schools/{schoolId}/student-messages';
export const RECIPIENTS_PATH = '/api/v1/staff/schools/{schoolId}/student-messages/{id}/recipients';
/** While a message is being sent. */
export const LOOK_EVERY_MS = 2000;

export const messageQuery = (api: Api, schoolId: number, id: string) =>
  api.query.queryOptions('get', '/api/v1/staff/schools/{schoolId}/student-messages/{id}', { params: { path: { schoolId, id } } });

export const messagesOfQuery = (api: Api, schoolId: number, id: string) =>
  api.query.queryOptions('get', '/api/v1/staff/schools/{schoolId}/students/{id}/messages', { params: { path: { schoolId, id } } });

/** All that were left out. */
export const leftOutOf = ({ leftOut: { often, declined, unreachable } }: Pick<StudentMessage, 'leftOut'>): number =>
  often + declined + unreachable;

type Check = paths['/api/v1/staff/schools/{schoolId}/student-messages/check']['post'];
/** What a message would be. */
export type CheckedMessage = Check['responses'][200]['content']['application/json'];
/** Students of the list, as an action on several is given them. */
export type MessageSelected =
  | { rows: readonly { id: string }[] }
  | Exclude<Check['requestBody']['content']['application/json']['students'], { ids: string[] }>;
