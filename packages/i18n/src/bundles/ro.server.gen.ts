// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import administrators from '../../messages/ro/administrators.json' with { type: 'json' };
import archive from '../../messages/ro/archive.json' with { type: 'json' };
import connections from '../../messages/ro/connections.json' with { type: 'json' };
import cvReviewMails from '../../messages/ro/cv-review-mails.json' with { type: 'json' };
import mails from '../../messages/ro/mails.json' with { type: 'json' };
import postingMails from '../../messages/ro/posting-mails.json' with { type: 'json' };

export const messages = { administrators, archive, connections, 'cv-review-mails': cvReviewMails, mails, 'posting-mails': postingMails };
