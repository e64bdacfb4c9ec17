// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import companies from '../../messages/it/companies.json' with { type: 'json' };
import consent from '../../messages/it/consent.json' with { type: 'json' };
import content from '../../messages/it/content.json' with { type: 'json' };
import errors from '../../messages/it/errors.json' with { type: 'json' };
import heart from '../../messages/it/heart.json' with { type: 'json' };
import jobs from '../../messages/it/jobs.json' with { type: 'json' };
import shell from '../../messages/it/shell.json' with { type: 'json' };
import terms from '../../messages/it/terms.json' with { type: 'json' };
import ui from '../../messages/it/ui.json' with { type: 'json' };

export const messages = { companies, consent, content, errors, heart, jobs, shell, terms, ui };
