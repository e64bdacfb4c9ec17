import type { MessageFiles } from '../kernel/message-parts.ts';

export const ACCESS_SIMULATOR_MESSAGES: MessageFiles = { later: ['access-simulator'] };
