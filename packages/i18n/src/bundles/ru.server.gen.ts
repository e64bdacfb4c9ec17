// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import administrators from '../../messages/ru/administrators.json' with { type: 'json' };
import archive from '../../messages/ru/archive.json' with { type: 'json' };
import connections from '../../messages/ru/connections.json' with { type: 'json' };
import cvReviewMails from '../../messages/ru/cv-review-mails.json' with { type: 'json' };
import mails from '../../messages/ru/mails.json' with { type: 'json' };
import postingMails from '../../messages/ru/posting-mails.json' with { type: 'json' };

export const messages = { administrators, archive, connections, 'cv-review-mails': cvReviewMails, mails, 'posting-mails': postingMails };
