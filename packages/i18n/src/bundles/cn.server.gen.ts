// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import administrators from '../../messages/cn/administrators.json' with { type: 'json' };
import archive from '../../messages/cn/archive.json' with { type: 'json' };
import connections from '../../messages/cn/connections.json' with { type: 'json' };
import cvReviewMails from '../../messages/cn/cv-review-mails.json' with { type: 'json' };
import mails from '../../messages/cn/mails.json' with { type: 'json' };
import postingMails from '../../messages/cn/posting-mails.json' with { type: 'json' };

export const messages = { administrators, archive, connections, 'cv-review-mails': cvReviewMails, mails, 'posting-mails': postingMails };
