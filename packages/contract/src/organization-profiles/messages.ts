import type { MessageFiles } from '../kernel/message-parts.ts';

export const ORGANIZATION_PROFILES_MESSAGES: MessageFiles = { later: ['organization-profiles'], consoleErrors: ['organization_profiles'] };
