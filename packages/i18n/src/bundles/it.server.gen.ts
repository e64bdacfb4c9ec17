// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import administrators from '../../messages/it/administrators.json' with { type: 'json' };
import archive from '../../messages/it/archive.json' with { type: 'json' };
import connections from '../../messages/it/connections.json' with { type: 'json' };
import cvReviewMails from '../../messages/it/cv-review-mails.json' with { type: 'json' };
import mails from '../../messages/it/mails.json' with { type: 'json' };
import postingMails from '../../messages/it/posting-mails.json' with { type: 'json' };

export const messages = { administrators, archive, connections, 'cv-review-mails': cvReviewMails, mails, 'posting-mails': postingMails };
