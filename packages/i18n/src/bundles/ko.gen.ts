// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import companies from '../../messages/ko/companies.json' with { type: 'json' };
import consent from '../../messages/ko/consent.json' with { type: 'json' };
import content from '../../messages/ko/content.json' with { type: 'json' };
import errors from '../../messages/ko/errors.json' with { type: 'json' };
import heart from '../../messages/ko/heart.json' with { type: 'json' };
import jobs from '../../messages/ko/jobs.json' with { type: 'json' };
import shell from '../../messages/ko/shell.json' with { type: 'json' };
import terms from '../../messages/ko/terms.json' with { type: 'json' };
import ui from '../../messages/ko/ui.json' with { type: 'json' };

export const messages = { companies, consent, content, errors, heart, jobs, shell, terms, ui };
