// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import errors from '../../messages/nl/errors.json' with { type: 'json' };
import shell from '../../messages/en/shell.json' with { type: 'json' };
import terms from '../../messages/nl/terms.json' with { type: 'json' };

export const messages = { errors, shell, terms };
