import { describe, expect, it } from 'vitest';
import { mailState, resendRefusal } from './operations.ts';

const now = new Date('2026-03-31T00:00:00Z');
const day = (on: string) => new Date(`${on}T00:00:00Z`);

describe('a mail', () => {
  it.each([
    ['waiting', null, null],
    ['sent', day('2026-03-01'), null],
    ['failed', null, day('2026-03-01')],
  ] as const)('is %s', (state, sentAt, failedAt) => expect(mailState({ sentAt, failedAt })).toBe(state));

  it('that was sent after it had failed is sent', () => {
    expect(mailState({ sentAt: day('2026-03-02'), failedAt: day('2026-03-01') })).toBe('sent');
  });

  it('with a secret is refused for that before its age', () => {
    expect(resendRefusal({ sentAt: null, failedAt: day('2025-01-01'), hasSecret: true }, now)).toBe('secret_gone');
  });

  it('can be sent again to the last instant of the 30th day', () => {
    const failed = { sentAt: null, failedAt: day('2026-03-01'), hasSecret: false };
    expect([-1, 0].map((ms) => resendRefusal(failed, new Date(now.getTime() + ms)))).toEqual([undefined, 'too_old']);
  });

  it.each([
    ['failed a while ago', { sentAt: null, failedAt: day('2026-03-02'), hasSecret: false }, undefined],
    ['failed 30 days ago', { sentAt: null, failedAt: day('2026-03-01'), hasSecret: false }, 'too_old'],
    ['held a link', { sentAt: null, failedAt: day('2026-03-30'), hasSecret: true }, 'secret_gone'],
    ['was sent', { sentAt: day('2026-03-30'), failedAt: null, hasSecret: false }, 'not_failed'],
    ['waits', { sentAt: null, failedAt: null, hasSecret: false }, 'not_failed'],
  ] as const)('that %s can be sent again or not', (_case, mail, refusal) => expect(resendRefusal(mail, now)).toBe(refusal));
});
