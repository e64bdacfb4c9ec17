// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import administrators from '../../messages/fil/administrators.json' with { type: 'json' };
import archive from '../../messages/fil/archive.json' with { type: 'json' };
import connections from '../../messages/fil/connections.json' with { type: 'json' };
import cvReviewMails from '../../messages/fil/cv-review-mails.json' with { type: 'json' };
import mails from '../../messages/fil/mails.json' with { type: 'json' };
import postingMails from '../../messages/fil/posting-mails.json' with { type: 'json' };

export const messages = { administrators, archive, connections, 'cv-review-mails': cvReviewMails, mails, 'posting-mails': postingMails };
