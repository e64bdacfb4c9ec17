import type { MessageFiles } from '../kernel/message-parts.ts';

export const SCHOOL_POLICIES_MESSAGES: MessageFiles = { later: ['school-policies'] };
