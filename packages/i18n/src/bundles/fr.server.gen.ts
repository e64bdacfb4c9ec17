// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import administrators from '../../messages/fr/administrators.json' with { type: 'json' };
import archive from '../../messages/fr/archive.json' with { type: 'json' };
import connections from '../../messages/fr/connections.json' with { type: 'json' };
import cvReviewMails from '../../messages/fr/cv-review-mails.json' with { type: 'json' };
import mails from '../../messages/fr/mails.json' with { type: 'json' };
import postingMails from '../../messages/fr/posting-mails.json' with { type: 'json' };

export const messages = { administrators, archive, connections, 'cv-review-mails': cvReviewMails, mails, 'posting-mails': postingMails };
