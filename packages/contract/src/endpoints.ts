// Every endpoint of the platform, by name. The OpenAPI document, the fuzz test and the role test walk this list.
import * as companies from './companies.ts';
import * as content from './content.ts';
import type { EndpointShape } from './endpoint.ts';
import * as jobs from './jobs.ts';
import * as platform from './platform.ts';

function isEndpoint(value: unknown): value is EndpointShape {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

export const ENDPOINTS: readonly EndpointShape[] = [jobs, companies, platform, content].flatMap((module) =>
  (Object.values(module) as unknown[]).filter(isEndpoint),
);
