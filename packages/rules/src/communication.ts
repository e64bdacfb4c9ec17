// The kinds of mail a person can turn off, and what they can subscribe to. Mail about sign-in and the account, verification, the state of
// applications, bookings and payment is always sent and is no kind (@rule communication.4). The default counts until the person chose.
// @rule communication.1, communication.2

export const EMAIL_KINDS = [
  'messages',
  'events',
  'deadlines',
  'suggestions',
  'school_news',
  'cv_reviews',
  'new_postings',
  'surveys',
  'reply_reminders',
  'share_requests',
  'posting_decisions',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** Kinds of which mails are sent today: settings offer no other. A feature that begins to send a kind adds it. */
export const SENT_EMAIL_KINDS = [
  'messages',
  'cv_reviews',
  'new_postings',
  'surveys',
  'reply_reminders',
  'share_requests',
  'posting_decisions',
] as const satisfies readonly EmailKind[];

/** On until turned off: what answers something the person did. Off until turned on: what nobody asked for. */
export const EMAIL_DEFAULTS: Record<EmailKind, boolean> = {
  messages: true,
  events: true,
  deadlines: true,
  suggestions: false,
  school_news: true,
  cv_reviews: true,
  new_postings: true,
  surveys: true,
  reply_reminders: true,
  share_requests: true,
  posting_decisions: true,
};

/** Kinds that only those get who recruit somewhere: nobody else is offered them. */
const RECRUITERS_KINDS: readonly EmailKind[] = ['reply_reminders', 'posting_decisions'];
const RECRUITING_ROLES: readonly string[] = ['OrganizationAdmin', 'Recruiter'];

export function isKindOf(kind: EmailKind, roles: readonly string[]): boolean {
  return !RECRUITERS_KINDS.includes(kind) || roles.some((role) => RECRUITING_ROLES.includes(role));
}

export const SUBSCRIPTION_TOPICS = ['newsletter', 'new_companies', 'career_advice', 'upcoming_events'] as const;
export type SubscriptionTopic = (typeof SUBSCRIPTION_TOPICS)[number];

/** Topics of which mails are sent today: none other is offered, shown or taken. A feature that begins to send one adds it. */
export const SENT_TOPICS: readonly SubscriptionTopic[] = [];

/** What else can be subscribed to, by its id: new postings of it come by mail. Events and saved searches are none yet: their ids are not found. */
export const SUBSCRIPTION_KINDS = ['company', 'school', 'event', 'savedSearch'] as const;
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];

/** The settings of a person: what they chose over the defaults, in the order of the page. */
export function emailSettings(chosen: ReadonlyMap<string, boolean>): { kind: EmailKind; on: boolean }[] {
  return EMAIL_KINDS.map((kind) => ({ kind, on: chosen.get(kind) ?? EMAIL_DEFAULTS[kind] }));
}
