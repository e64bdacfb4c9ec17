// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import companies from '../../messages/pt/companies.json' with { type: 'json' };
import consent from '../../messages/pt/consent.json' with { type: 'json' };
import content from '../../messages/pt/content.json' with { type: 'json' };
import errors from '../../messages/pt/errors.json' with { type: 'json' };
import heart from '../../messages/pt/heart.json' with { type: 'json' };
import jobs from '../../messages/pt/jobs.json' with { type: 'json' };
import shell from '../../messages/pt/shell.json' with { type: 'json' };
import terms from '../../messages/pt/terms.json' with { type: 'json' };
import ui from '../../messages/pt/ui.json' with { type: 'json' };

export const messages = { companies, consent, content, errors, heart, jobs, shell, terms, ui };
