// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import administrators from '../../messages/ko/administrators.json' with { type: 'json' };
import archive from '../../messages/ko/archive.json' with { type: 'json' };
import connections from '../../messages/ko/connections.json' with { type: 'json' };
import cvReviewMails from '../../messages/ko/cv-review-mails.json' with { type: 'json' };
import mails from '../../messages/ko/mails.json' with { type: 'json' };
import postingMails from '../../messages/ko/posting-mails.json' with { type: 'json' };

export const messages = { administrators, archive, connections, 'cv-review-mails': cvReviewMails, mails, 'posting-mails': postingMails };
