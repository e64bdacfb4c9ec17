// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import companies from '../../messages/ro/companies.json' with { type: 'json' };
import consent from '../../messages/ro/consent.json' with { type: 'json' };
import content from '../../messages/ro/content.json' with { type: 'json' };
import errors from '../../messages/ro/errors.json' with { type: 'json' };
import heart from '../../messages/ro/heart.json' with { type: 'json' };
import jobs from '../../messages/ro/jobs.json' with { type: 'json' };
import shell from '../../messages/ro/shell.json' with { type: 'json' };
import terms from '../../messages/ro/terms.json' with { type: 'json' };
import ui from '../../messages/ro/ui.json' with { type: 'json' };

export const messages = { companies, consent, content, errors, heart, jobs, shell, terms, ui };
