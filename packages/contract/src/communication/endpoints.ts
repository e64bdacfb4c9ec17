// Which mails a person wants, and what they subscribed to. @rule communication.1, communication.2
import { EMAIL_KINDS, SUBSCRIPTION_KINDS, SUBSCRIPTION_TOPICS } from '@fairway/rules/communication';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { text, uuid } from '../kernel/fields.ts';

export const emailSettings = z
  .object({ settings: z.array(z.object({ kind: z.enum(EMAIL_KINDS), on: z.boolean() })) })
  .meta({ id: 'EmailSettings' });

export const getEmailSettings = endpoint({
  name: 'getEmailSettings',
  method: 'GET',
  path: '/api/v1/communication/email/settings',
  summary: 'Every kind of mail with whether I want it; mail about my account is always sent.',
  tag: 'communication',
  access: 'user',
  returns: emailSettings,
  errors: [],
});

export const updateEmailSettings = endpoint({
  name: 'updateEmailSettings',
  method: 'PUT',
  path: '/api/v1/communication/email/settings',
  summary: 'Changes the kinds that are given.',
  tag: 'communication',
  access: 'user',
  body: z.strictObject({ settings: z.array(z.strictObject({ kind: z.enum(EMAIL_KINDS), on: z.boolean() })).max(EMAIL_KINDS.length) }),
  returns: emailSettings,
  errors: [],
});

const followed = z.object({ id: z.int(), name: z.string() });

/** One of topic, organization and school is there. */
const subscription = z
  .object({
    id: z.string(),
    topic: z.enum(SUBSCRIPTION_TOPICS).nullable(),
    company: followed.nullable(),
    school: followed.nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'MailSubscription' });

export const listSubscriptions = endpoint({
  name: 'listSubscriptions',
  method: 'GET',
  path: '/api/v1/communication/subscriptions',
  summary:
    'What I am subscribed to, and what I can: topics of which mails are sent (none yet), the organizations that I follow, the schools where I am verified.',
  tag: 'communication',
  access: 'user',
  returns: z.object({
    subscriptions: z.array(subscription),
    topics: z.array(z.enum(SUBSCRIPTION_TOPICS)),
    companies: z.array(followed),
    schools: z.array(followed),
  }),
  errors: [],
});

export const addSubscription = endpoint({
  name: 'addSubscription',
  method: 'POST',
  path: '/api/v1/communication/subscriptions',
  summary:
    'Subscribes to a topic, or by its id to an organization (which is followed then) or a school: its new postings come by mail, once a day. Twice is once. A topic of which no mail is sent is not found; there are no events and saved searches yet: nor are their ids.',
  tag: 'communication',
  access: 'user',
  body: z.union([
    z.strictObject({ topic: z.enum(SUBSCRIPTION_TOPICS) }),
    z.strictObject({ kind: z.enum(SUBSCRIPTION_KINDS), id: text(40) }),
  ]),
  returns: subscription,
  errors: ['not_found'],
});

export const removeSubscription = endpoint({
  name: 'removeSubscription',
  method: 'DELETE',
  path: '/api/v1/communication/subscriptions/{id}',
  summary: 'Ends a subscription of mine.',
  tag: 'communication',
  access: 'user',
  params: z.strictObject({ id: uuid }),
  errors: [],
});

export const unsubscribe = endpoint({
  name: 'unsubscribe',
  method: 'POST',
  path: '/api/v1/communication/unsubscribe',
  summary: 'Turns one kind of mail off by the signed link of a mail, without a sign-in.',
  tag: 'communication',
  access: 'public',
  body: z.strictObject({ token: text(1000) }),
  returns: z.object({ kind: z.enum(EMAIL_KINDS) }),
  errors: ['InvalidToken'],
});
