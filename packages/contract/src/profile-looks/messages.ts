import type { MessageFiles } from '../kernel/message-parts.ts';

export const PROFILE_LOOKS_MESSAGES: MessageFiles = { own: ['profile-looks'] };
