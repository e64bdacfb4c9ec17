// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import errors from '../../messages/fil/errors.json' with { type: 'json' };
import shell from '../../messages/en/shell.json' with { type: 'json' };
import terms from '../../messages/fil/terms.json' with { type: 'json' };

export const messages = { errors, shell, terms };
