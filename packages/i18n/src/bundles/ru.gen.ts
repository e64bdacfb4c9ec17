// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import errors from '../../messages/ru/errors.json' with { type: 'json' };
import shell from '../../messages/en/shell.json' with { type: 'json' };
import terms from '../../messages/ru/terms.json' with { type: 'json' };

export const messages = { errors, shell, terms };
