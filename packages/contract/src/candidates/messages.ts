import type { MessageFiles } from '../kernel/message-parts.ts';

export const CANDIDATES_MESSAGES: MessageFiles = { profile: ['entries', 'profile', 'score'], own: ['welcome'] };
