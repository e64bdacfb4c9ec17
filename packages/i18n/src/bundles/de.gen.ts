// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import companies from '../../messages/de/companies.json' with { type: 'json' };
import consent from '../../messages/de/consent.json' with { type: 'json' };
import content from '../../messages/de/content.json' with { type: 'json' };
import errors from '../../messages/de/errors.json' with { type: 'json' };
import heart from '../../messages/de/heart.json' with { type: 'json' };
import jobs from '../../messages/de/jobs.json' with { type: 'json' };
import shell from '../../messages/de/shell.json' with { type: 'json' };
import terms from '../../messages/de/terms.json' with { type: 'json' };
import ui from '../../messages/de/ui.json' with { type: 'json' };

export const messages = { companies, consent, content, errors, heart, jobs, shell, terms, ui };
