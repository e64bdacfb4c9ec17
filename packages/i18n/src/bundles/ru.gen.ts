// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import companies from '../../messages/ru/companies.json' with { type: 'json' };
import consent from '../../messages/ru/consent.json' with { type: 'json' };
import content from '../../messages/ru/content.json' with { type: 'json' };
import errors from '../../messages/ru/errors.json' with { type: 'json' };
import heart from '../../messages/ru/heart.json' with { type: 'json' };
import jobs from '../../messages/ru/jobs.json' with { type: 'json' };
import shell from '../../messages/ru/shell.json' with { type: 'json' };
import terms from '../../messages/ru/terms.json' with { type: 'json' };
import ui from '../../messages/ru/ui.json' with { type: 'json' };

export const messages = { companies, consent, content, errors, heart, jobs, shell, terms, ui };
