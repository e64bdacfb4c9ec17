// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import companies from '../../messages/fr/companies.json' with { type: 'json' };
import consent from '../../messages/fr/consent.json' with { type: 'json' };
import content from '../../messages/fr/content.json' with { type: 'json' };
import errors from '../../messages/fr/errors.json' with { type: 'json' };
import heart from '../../messages/fr/heart.json' with { type: 'json' };
import jobs from '../../messages/fr/jobs.json' with { type: 'json' };
import shell from '../../messages/fr/shell.json' with { type: 'json' };
import terms from '../../messages/fr/terms.json' with { type: 'json' };
import ui from '../../messages/fr/ui.json' with { type: 'json' };

export const messages = { companies, consent, content, errors, heart, jobs, shell, terms, ui };
