// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import companies from '../../messages/vi/companies.json' with { type: 'json' };
import consent from '../../messages/vi/consent.json' with { type: 'json' };
import content from '../../messages/vi/content.json' with { type: 'json' };
import errors from '../../messages/vi/errors.json' with { type: 'json' };
import heart from '../../messages/vi/heart.json' with { type: 'json' };
import jobs from '../../messages/vi/jobs.json' with { type: 'json' };
import shell from '../../messages/vi/shell.json' with { type: 'json' };
import terms from '../../messages/vi/terms.json' with { type: 'json' };
import ui from '../../messages/vi/ui.json' with { type: 'json' };

export const messages = { companies, consent, content, errors, heart, jobs, shell, terms, ui };
