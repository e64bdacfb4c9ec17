import type { paths } from '@fairway/client/api.gen';

export const SIGN_IN_PATH = '/api/v1/staff/schools/{schoolId}/sign-in';
export type SignInSettings = paths[typeof SIGN_IN_PATH]['get']['responses'][200]['content']['application/json'];
