// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import companies from '../../messages/jp/companies.json' with { type: 'json' };
import consent from '../../messages/jp/consent.json' with { type: 'json' };
import content from '../../messages/jp/content.json' with { type: 'json' };
import errors from '../../messages/jp/errors.json' with { type: 'json' };
import heart from '../../messages/jp/heart.json' with { type: 'json' };
import jobs from '../../messages/jp/jobs.json' with { type: 'json' };
import shell from '../../messages/jp/shell.json' with { type: 'json' };
import terms from '../../messages/jp/terms.json' with { type: 'json' };
import ui from '../../messages/jp/ui.json' with { type: 'json' };

export const messages = { companies, consent, content, errors, heart, jobs, shell, terms, ui };
