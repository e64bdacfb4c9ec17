// Queries and shapes of reports in the consoles of the platform and of organizations.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';

export type ReportCase = components['schemas']['ReportCase'];
export type TakenDown = components['schemas']['TakenDown'];

export const caseQuery = (api: Api, id: string) =>
  api.query.queryOptions('get', '/api/v1/admin/reports/{id}', { params: { path: { id } } });

export const takenDownQuery = (api: Api, organizationId: number) =>
  api.query.queryOptions('get', '/api/v1/employer/organizations/{organizationId}/report-decisions', {
    params: { path: { organizationId } },
  });
