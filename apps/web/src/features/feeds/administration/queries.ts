// Shapes of feeds in the consoles; what is asked stands in feed-scope.ts.
import type { components } from '@fairway/client/api.gen';

export type Feed = components['schemas']['ScheduledFeed'];
export type FeedRow = components['schemas']['FeedRow'];
export type FeedRun = components['schemas']['FeedRun'];
export type FeedReport = components['schemas']['FeedReport'];
