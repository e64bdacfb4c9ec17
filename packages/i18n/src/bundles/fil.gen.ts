// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import companies from '../../messages/fil/companies.json' with { type: 'json' };
import consent from '../../messages/fil/consent.json' with { type: 'json' };
import content from '../../messages/fil/content.json' with { type: 'json' };
import errors from '../../messages/fil/errors.json' with { type: 'json' };
import heart from '../../messages/fil/heart.json' with { type: 'json' };
import jobs from '../../messages/fil/jobs.json' with { type: 'json' };
import shell from '../../messages/fil/shell.json' with { type: 'json' };
import terms from '../../messages/fil/terms.json' with { type: 'json' };
import ui from '../../messages/fil/ui.json' with { type: 'json' };

export const messages = { companies, consent, content, errors, heart, jobs, shell, terms, ui };
