// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import administrators from '../../messages/es/administrators.json' with { type: 'json' };
import archive from '../../messages/es/archive.json' with { type: 'json' };
import connections from '../../messages/es/connections.json' with { type: 'json' };
import cvReviewMails from '../../messages/es/cv-review-mails.json' with { type: 'json' };
import mails from '../../messages/es/mails.json' with { type: 'json' };
import postingMails from '../../messages/es/posting-mails.json' with { type: 'json' };

export const messages = { administrators, archive, connections, 'cv-review-mails': cvReviewMails, mails, 'posting-mails': postingMails };
