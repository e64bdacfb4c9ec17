// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import companies from '../../messages/en/companies.json' with { type: 'json' };
import consent from '../../messages/en/consent.json' with { type: 'json' };
import content from '../../messages/en/content.json' with { type: 'json' };
import errors from '../../messages/en/errors.json' with { type: 'json' };
import heart from '../../messages/en/heart.json' with { type: 'json' };
import jobs from '../../messages/en/jobs.json' with { type: 'json' };
import shell from '../../messages/en/shell.json' with { type: 'json' };
import terms from '../../messages/en/terms.json' with { type: 'json' };
import ui from '../../messages/en/ui.json' with { type: 'json' };

export const messages = { companies, consent, content, errors, heart, jobs, shell, terms, ui };
