// What the service provider says of itself: RFC 7644 section 4. Bulk is not offered, and it says so.
import SCIMMY from 'scimmy';
import { USER_SCHEMA } from './resources.ts';
import { MOST_SHOWN } from './searches.ts';

const CORE = 'urn:ietf:params:scim:schemas:core:2.0';

export const listResponse = (resources: readonly object[], { total = resources.length, startIndex = 1 } = {}) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});

export const serviceProviderConfig = (base: string) => ({
  schemas: [`${CORE}:ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MOST_SHOWN },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token that an administrator of the school makes in its settings',
      specUri: 'https://www.rfc-editor.org/info/rfc6750',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

export const userResourceType = (base: string) => ({
  schemas: [`${CORE}:ResourceType`],
  id: 'User',
  name: 'User',
  description: 'A student of the school',
  endpoint: '/Users',
  schema: USER_SCHEMA,
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
});

export const userSchema = (base: string): object => SCIMMY.Schemas.User.definition.describe(`${base}/Schemas`);
