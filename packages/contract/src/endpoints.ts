// Every endpoint of the platform, by name. The OpenAPI document, the fuzz test and the role test walk this list.
import * as account from './account.ts';
import * as communication from './communication.ts';
import * as companies from './companies.ts';
import * as content from './content.ts';
import type { EndpointShape } from './endpoint.ts';
import * as identity from './identity.ts';
import * as jobs from './jobs.ts';
import * as platform from './platform.ts';
import * as referrals from './referrals.ts';
import * as secondFactor from './second-factor.ts';
import * as social from './social.ts';

function isEndpoint(value: unknown): value is EndpointShape {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

const MODULES = [jobs, companies, platform, content, identity, account, secondFactor, social, communication, referrals];

export const ENDPOINTS: readonly EndpointShape[] = MODULES.flatMap((module) => (Object.values(module) as unknown[]).filter(isEndpoint));
