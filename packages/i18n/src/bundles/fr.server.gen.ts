// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import mails from '../../messages/fr/mails.json' with { type: 'json' };

export const messages = { mails };
