// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import administrators from '../../messages/jp/administrators.json' with { type: 'json' };
import archive from '../../messages/jp/archive.json' with { type: 'json' };
import connections from '../../messages/jp/connections.json' with { type: 'json' };
import cvReviewMails from '../../messages/jp/cv-review-mails.json' with { type: 'json' };
import mails from '../../messages/jp/mails.json' with { type: 'json' };
import postingMails from '../../messages/jp/posting-mails.json' with { type: 'json' };

export const messages = { administrators, archive, connections, 'cv-review-mails': cvReviewMails, mails, 'posting-mails': postingMails };
