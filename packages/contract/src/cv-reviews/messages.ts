import type { MessageFiles } from '../kernel/message-parts.ts';

export const CV_REVIEWS_MESSAGES: MessageFiles = { own: ['cv-reviews'], server: ['cv-review-mails'] };
