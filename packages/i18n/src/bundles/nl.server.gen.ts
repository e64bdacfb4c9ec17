// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import administrators from '../../messages/nl/administrators.json' with { type: 'json' };
import archive from '../../messages/nl/archive.json' with { type: 'json' };
import connections from '../../messages/nl/connections.json' with { type: 'json' };
import cvReviewMails from '../../messages/nl/cv-review-mails.json' with { type: 'json' };
import mails from '../../messages/nl/mails.json' with { type: 'json' };
import postingMails from '../../messages/nl/posting-mails.json' with { type: 'json' };

export const messages = { administrators, archive, connections, 'cv-review-mails': cvReviewMails, mails, 'posting-mails': postingMails };
