import type { components } from '@fairway/client/api.gen';

/** What the landing page shows. */
export type LandingReply = components['schemas']['Landing'];
export type LandingJobs = NonNullable<LandingReply['jobs']>;
