import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';

export type DataRequest = components['schemas']['DataRequest'];
export type HeldRequest = components['schemas']['DataRequestHeld'];

export const LIST_PATH = '/api/v1/staff/schools/{schoolId}/data-requests';
export const REQUEST_PATH = '/api/v1/staff/schools/{schoolId}/data-requests/{requestId}';

export const requestQuery = (api: Api, schoolId: number, requestId: string) =>
  api.query.queryOptions('get', REQUEST_PATH, { params: { path: { schoolId, requestId } } });
export const accountsQuery = (api: Api, schoolId: number) =>
  api.query.queryOptions('get', `${LIST_PATH}/accounts`, { params: { path: { schoolId } } });
