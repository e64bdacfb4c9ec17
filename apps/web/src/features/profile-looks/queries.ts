// What the page of who looked asks for.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';

export type ProfileLook = components['schemas']['ProfileLook'];
const LOOKS = '/api/v1/candidate/looks';

export const looksQuery = (api: Api, page: number) => api.query.queryOptions('get', LOOKS, { params: { query: { page } } });
