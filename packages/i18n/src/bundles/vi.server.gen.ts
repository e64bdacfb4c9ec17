// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import administrators from '../../messages/vi/administrators.json' with { type: 'json' };
import archive from '../../messages/vi/archive.json' with { type: 'json' };
import connections from '../../messages/vi/connections.json' with { type: 'json' };
import cvReviewMails from '../../messages/vi/cv-review-mails.json' with { type: 'json' };
import mails from '../../messages/vi/mails.json' with { type: 'json' };
import postingMails from '../../messages/vi/posting-mails.json' with { type: 'json' };

export const messages = { administrators, archive, connections, 'cv-review-mails': cvReviewMails, mails, 'posting-mails': postingMails };
