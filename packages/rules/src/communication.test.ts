import { describe, expect, it } from 'vitest';
import { EMAIL_KINDS, emailSettings, isKindOf, SENT_EMAIL_KINDS } from './communication.ts';

const on = (chosen: Record<string, boolean>) =>
  emailSettings(new Map(Object.entries(chosen)))
    .filter((setting) => setting.on)
    .map(({ kind }) => kind);

describe('the settings of mails (communication.1)', () => {
  it('are one of each kind, in the order of the page', () => {
    expect(emailSettings(new Map()).map(({ kind }) => kind)).toEqual([...EMAIL_KINDS]);
  });

  it('are on for what answers something the person did, off for what nobody asked for', () => {
    expect(on({})).toEqual([
      'messages',
      'events',
      'deadlines',
      'school_news',
      'cv_reviews',
      'new_postings',
      'surveys',
      'reply_reminders',
      'share_requests',
      'posting_decisions',
    ]);
  });

  it('are what the person chose, over the default', () => {
    expect(on({ suggestions: true, messages: false, new_postings: true })).toEqual([
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
    ]);
  });

  it('know nothing of kinds that there are not', () => {
    expect(emailSettings(new Map([['newsletter', true]]))).toEqual(emailSettings(new Map()));
  });

  it('may be asked of kinds only that are sent', () => {
    for (const kind of SENT_EMAIL_KINDS) expect(EMAIL_KINDS).toContain(kind);
  });

  it('offer reminders of replies to those who recruit, and all else to everybody', () => {
    expect(['Candidate', 'Representative', 'OrganizationAdmin', 'Recruiter'].map((role) => isKindOf('reply_reminders', [role]))).toEqual([
      false, false, true, true,
    ]); // biome-ignore format: a list
    expect(isKindOf('reply_reminders', [])).toBe(false);
    expect(isKindOf('messages', [])).toBe(true);
  });
});
