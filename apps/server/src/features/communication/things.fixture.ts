import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

export const things: FeatureThings = {
  paths: { '/api/v1/communication/subscriptions/{id}': 'subscription' },
  bodies: { addSubscription: { kind: 'company', id: '{organization}' } },
  addOwnRows: ['addSubscription'],
  rows: async ({ put, id }) => ({
    subscription: await put('mail_subscription', { id: newId(), user_id: id('student'), topic: 'newsletter' }),
  }),
};
