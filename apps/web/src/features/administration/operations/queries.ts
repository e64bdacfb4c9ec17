// Shapes of the operations pages, and the links between them.
import type { components } from '@fairway/client/api.gen';

export type Operations = components['schemas']['Operations'];
export type Job = components['schemas']['BackgroundJob'];
export type MailLine = components['schemas']['MailLogLine'];
export type PlatformAlert = components['schemas']['PlatformAlert'];
export type AlertThresholds = components['schemas']['AlertThresholds'];
export type Maintenance = components['schemas']['Maintenance'];
export type PlatformNodes = components['schemas']['PlatformNodes'];
export type PlatformStorage = components['schemas']['PlatformStorage'];
