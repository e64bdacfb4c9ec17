import type { MessageFiles } from '../kernel/message-parts.ts';

export const VERIFICATION_MESSAGES: MessageFiles = {
  profile: ['verification'],
  visitor: ['verification-links'],
  own: ['verification-methods'],
  later: ['verification-queue', 'school-reasons', 'sign-in-metadata'],
  server: ['connections', 'sign-in-mails'],
};
