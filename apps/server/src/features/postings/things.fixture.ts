import { EMPTY_POSTING } from '@fairway/rules/posting-content';
import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

const P = '/api/v1/employer/organizations/{organizationId}/postings';
const T = '/api/v1/employer/organizations/{organizationId}/posting-templates';
const content = { ...EMPTY_POSTING, title: 'Mine now' };

export const things: FeatureThings = {
  paths: { [`${P}/{id}`]: 'ownPosting', [`${T}/{id}`]: 'postingTemplate' },
  bodies: {
    changePostingDefaults: { replyDays: 14 },
    addOwnPosting: { copyOf: '{ownPosting}' },
    saveOwnPosting: { edition: 0, content },
    moveOwnPosting: { state: 'withdrawn', edition: 0 },
    moveOwnPostings: { action: 'copy', ids: ['{ownPosting}'] },
    addPostingTemplate: { postingId: '{ownPosting}', name: 'Mine now' },
    renamePostingTemplate: { name: 'Mine now' },
    recognizeOwnPosting: { title: 'Mine now', html: '', language: 'en' },
  },
  nobodysNames: ['questions.id', 'items.id'],
  after: ['organizations'],
  rows: async ({ put, id, mark, now }) => ({
    ownPosting: await put('posting', {
      ...{ id: newId(), organization_id: Number(id('organization')), title: mark, folded_title: mark, created_at: now, changed_at: now },
      content: JSON.stringify({ ...content, title: mark }),
    }),
    postingTemplate: await put('posting_template', {
      ...{ id: newId(), organization_id: Number(id('organization')), name: mark, folded_name: mark, changed_at: now },
      content: JSON.stringify({ ...content, title: mark }),
    }),
  }),
};
