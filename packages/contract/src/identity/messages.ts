import type { MessageFiles } from '../kernel/message-parts.ts';
import { IDENTITY_ERRORS } from './errors.ts';

export const IDENTITY_MESSAGES: MessageFiles = {
  visitor: ['identity'],
  visitorErrors: Object.keys(IDENTITY_ERRORS),
  server: ['administrators', 'mails'],
};
