import type { FeatureThings } from '../../api/feature-things.fixture.ts';

export const things: FeatureThings = {
  paths: { '/api/v1/employer/organizations/{organizationId}/insights/schools/{schoolId}': 'school' },
  queries: { exportInsights: 'table=course', exportInsightSchool: 'table=funnel' },
};
