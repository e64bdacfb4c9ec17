// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import administrators from '../../messages/pt/administrators.json' with { type: 'json' };
import archive from '../../messages/pt/archive.json' with { type: 'json' };
import connections from '../../messages/pt/connections.json' with { type: 'json' };
import cvReviewMails from '../../messages/pt/cv-review-mails.json' with { type: 'json' };
import mails from '../../messages/pt/mails.json' with { type: 'json' };
import postingMails from '../../messages/pt/posting-mails.json' with { type: 'json' };

export const messages = { administrators, archive, connections, 'cv-review-mails': cvReviewMails, mails, 'posting-mails': postingMails };
