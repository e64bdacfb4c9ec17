// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import companies from '../../messages/es/companies.json' with { type: 'json' };
import consent from '../../messages/es/consent.json' with { type: 'json' };
import content from '../../messages/es/content.json' with { type: 'json' };
import errors from '../../messages/es/errors.json' with { type: 'json' };
import heart from '../../messages/es/heart.json' with { type: 'json' };
import jobs from '../../messages/es/jobs.json' with { type: 'json' };
import shell from '../../messages/es/shell.json' with { type: 'json' };
import terms from '../../messages/es/terms.json' with { type: 'json' };
import ui from '../../messages/es/ui.json' with { type: 'json' };

export const messages = { companies, consent, content, errors, heart, jobs, shell, terms, ui };
