// Which mails a person wants, and what they subscribed to. @spec 7 Communication, 2.4 "communication settings"
import { EMAIL_KINDS, SUBSCRIPTION_TOPICS } from '@fairway/rules/communication';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { text, uuid } from './fields.ts';

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

const subscription = z
  .object({ id: z.string(), topic: z.enum(SUBSCRIPTION_TOPICS), createdAt: z.string() })
  .meta({ id: 'MailSubscription' });

export const listSubscriptions = endpoint({
  name: 'listSubscriptions',
  method: 'GET',
  path: '/api/v1/communication/subscriptions',
  summary: 'What I am subscribed to.',
  tag: 'communication',
  access: 'user',
  returns: z.object({ subscriptions: z.array(subscription), topics: z.array(z.enum(SUBSCRIPTION_TOPICS)) }),
  errors: [],
});

export const addSubscription = endpoint({
  name: 'addSubscription',
  method: 'POST',
  path: '/api/v1/communication/subscriptions',
  summary: 'Subscribes; twice is once.',
  tag: 'communication',
  access: 'user',
  body: z.strictObject({ topic: z.enum(SUBSCRIPTION_TOPICS) }),
  returns: subscription,
  errors: [],
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
