import type { MessageFiles } from '../kernel/message-parts.ts';

export const APPLICATIONS_MESSAGES: MessageFiles = { own: ['applications'], server: ['application-mails'] };
