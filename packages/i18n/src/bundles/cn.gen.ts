// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.
import companies from '../../messages/cn/companies.json' with { type: 'json' };
import consent from '../../messages/cn/consent.json' with { type: 'json' };
import content from '../../messages/cn/content.json' with { type: 'json' };
import errors from '../../messages/cn/errors.json' with { type: 'json' };
import heart from '../../messages/cn/heart.json' with { type: 'json' };
import jobs from '../../messages/cn/jobs.json' with { type: 'json' };
import shell from '../../messages/cn/shell.json' with { type: 'json' };
import terms from '../../messages/cn/terms.json' with { type: 'json' };
import ui from '../../messages/cn/ui.json' with { type: 'json' };

export const messages = { companies, consent, content, errors, heart, jobs, shell, terms, ui };
