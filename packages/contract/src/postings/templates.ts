// What an organization begins its postings from. @rule postings.13
import { POSTING_LIMITS } from '@fairway/rules/posting-content';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { text, uuid } from '../kernel/fields.ts';
import { EMPLOYER_BASE } from '../teams/employer.ts';
import { organizationParams } from '../teams/requests.ts';

const path = `${EMPLOYER_BASE}/posting-templates`;
const shape = { tag: 'postings', access: 'organizationStaff' } as const;
const params = organizationParams.extend({ id: uuid });
const name = text(POSTING_LIMITS.templateNameCharacters).refine((typed) => typed.trim() !== '');

const templates = z.object({
  templates: z.array(
    z
      .object({
        id: z.string(),
        name: z.string(),
        /** Of its posting; empty: it has none yet. */
        title: z.string(),
        changedAt: z.string(),
        /** Empty: an account that is gone. */
        changedBy: z.string(),
      })
      .meta({ id: 'PostingTemplate' }),
  ),
});

export const listPostingTemplates = endpoint({
  ...shape,
  name: 'listPostingTemplates',
  method: 'GET',
  path,
  summary: `The templates of an organization by name, all of them: at most ${POSTING_LIMITS.templates}.`,
  params: organizationParams,
  returns: templates,
  errors: [],
});

export const addPostingTemplate = endpoint({
  ...shape,
  name: 'addPostingTemplate',
  method: 'POST',
  path,
  summary:
    'Keeps a posting as a template: all that was written but its days and schools. With `replaces` the one of that name becomes it, without it is refused.',
  params: organizationParams,
  body: z.strictObject({ postingId: uuid, name, replaces: z.boolean().default(false) }),
  returns: templates,
  errors: ['not_found', 'postings.template_name', 'postings.templates_many'],
});

export const renamePostingTemplate = endpoint({
  ...shape,
  name: 'renamePostingTemplate',
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Gives a template another name.',
  params,
  body: z.strictObject({ name }),
  returns: templates,
  errors: ['not_found', 'postings.template_name'],
});

export const removePostingTemplate = endpoint({
  ...shape,
  name: 'removePostingTemplate',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Removes a template; postings that began from it stay. Again changes nothing.',
  params,
  returns: templates,
  errors: [],
});
