// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import administrators from '../../messages/de/administrators.json' with { type: 'json' };
import archive from '../../messages/de/archive.json' with { type: 'json' };
import connections from '../../messages/de/connections.json' with { type: 'json' };
import cvReviewMails from '../../messages/de/cv-review-mails.json' with { type: 'json' };
import mails from '../../messages/de/mails.json' with { type: 'json' };
import postingMails from '../../messages/de/posting-mails.json' with { type: 'json' };

export const messages = { administrators, archive, connections, 'cv-review-mails': cvReviewMails, mails, 'posting-mails': postingMails };
