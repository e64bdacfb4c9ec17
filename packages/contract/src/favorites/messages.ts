import type { MessageFiles } from '../kernel/message-parts.ts';

export const FAVORITES_MESSAGES: MessageFiles = { first: ['heart'], own: ['favorites'] };
