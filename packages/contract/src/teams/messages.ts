import type { MessageFiles } from '../kernel/message-parts.ts';

export const TEAMS_MESSAGES: MessageFiles = { later: ['teams'], own: ['for-employers'], server: ['team-mails'], consoleErrors: ['teams'] };
