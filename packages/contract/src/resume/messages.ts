import type { MessageFiles } from '../kernel/message-parts.ts';

export const RESUME_MESSAGES: MessageFiles = { own: ['resume'] };
