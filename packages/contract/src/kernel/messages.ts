import type { MessageFiles } from './message-parts.ts';

export const KERNEL_MESSAGES: MessageFiles = {
  first: ['consent', 'errors', 'shell', 'terms', 'ui'],
  landing: ['consent-settings'],
  later: ['console'],
};
