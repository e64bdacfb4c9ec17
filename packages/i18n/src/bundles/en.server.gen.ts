// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import administrators from '../../messages/en/administrators.json' with { type: 'json' };
import archive from '../../messages/en/archive.json' with { type: 'json' };
import connections from '../../messages/en/connections.json' with { type: 'json' };
import cvReviewMails from '../../messages/en/cv-review-mails.json' with { type: 'json' };
import mails from '../../messages/en/mails.json' with { type: 'json' };
import postingMails from '../../messages/en/posting-mails.json' with { type: 'json' };

export const messages = { administrators, archive, connections, 'cv-review-mails': cvReviewMails, mails, 'posting-mails': postingMails };
