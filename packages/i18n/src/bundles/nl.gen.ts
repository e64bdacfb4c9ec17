// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import companies from '../../messages/nl/companies.json' with { type: 'json' };
import consent from '../../messages/nl/consent.json' with { type: 'json' };
import content from '../../messages/nl/content.json' with { type: 'json' };
import errors from '../../messages/nl/errors.json' with { type: 'json' };
import heart from '../../messages/nl/heart.json' with { type: 'json' };
import jobs from '../../messages/nl/jobs.json' with { type: 'json' };
import shell from '../../messages/nl/shell.json' with { type: 'json' };
import terms from '../../messages/nl/terms.json' with { type: 'json' };
import ui from '../../messages/nl/ui.json' with { type: 'json' };

export const messages = { companies, consent, content, errors, heart, jobs, shell, terms, ui };
