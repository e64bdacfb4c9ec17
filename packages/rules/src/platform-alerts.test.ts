import { describe, expect, it } from 'vitest';
import { ALERT_KINDS, alertChanges, alertPath, type PlatformReadings, THRESHOLDS, type Thresholds, troublesOf } from './platform-alerts.ts';

const now = new Date('2026-11-27T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const limits = Object.fromEntries(Object.entries(THRESHOLDS).map(([name, { usual }]) => [name, usual])) as Thresholds;
const WELL: PlatformReadings = {
  failingFeeds: 0,
  failedJobs: 0,
  latestJob: undefined,
  failedMails: 0,
  mailWaitsSince: undefined,
  certificates: [],
  nodes: [{ place: 'a:1', seenAt: ago(0.4), lagMs: 59_999, disk: { freeBytes: 10, sizeBytes: 100 } }],
  newestBackup: { file: 'f', madeAt: ago(35 * 60), isFaulty: false },
};
const OTHER = { place: 'b:1', seenAt: ago(0.1), lagMs: 0, disk: undefined };
const node = (given: Partial<PlatformReadings['nodes'][number]>): Partial<PlatformReadings> => ({
  nodes: [{ ...WELL.nodes[0]!, ...given }, OTHER],
});
const certificate = (days: number): Partial<PlatformReadings> => ({
  certificates: [{ schoolId: 7, school: 'Nordic', endsAt: new Date(now.getTime() + days * 86_400_000) }],
});

describe('what is wrong (operations.7)', () => {
  it.each<[string, Partial<PlatformReadings>, string[]]>([
    ['nothing, just below every threshold', {}, []],
    ['a feed fails', { failingFeeds: 1 }, ['feeds_failing::1']],
    ['a job failed', { failedJobs: 1 }, ['jobs_failed::1']],
    ['a job waits for half an hour', { latestJob: { name: 'x', dueSince: ago(30) } }, ['jobs_late::30']],
    ['a job waits for less', { latestJob: { name: 'x', dueSince: ago(29.9) } }, []],
    ['nine mails failed', { failedMails: 9 }, []],
    ['ten mails failed', { failedMails: 10 }, ['mails_failed::10']],
    ['a mail is not sent for an hour', { mailWaitsSince: ago(60) }, ['mails_late::60']],
    ['a mail is not sent for less', { mailWaitsSince: ago(59) }, []],
    ['a certificate ends in 14 days', certificate(14), ['certificate:7:14']],
    ['a certificate ends in more', certificate(14.01), []],
    ['a certificate has ended', certificate(-3), ['certificate:7:0']],
    ['a disk is nearly full', node({ disk: { freeBytes: 9, sizeBytes: 100 } }), ['disk:a:1:9']],
    ['a disk is not known', node({ disk: undefined }), []],
    ['a server is a minute behind', node({ lagMs: 60_000 }), ['node_late:a:1:60']],
    [
      'a server is silent, whatever it said last',
      node({ seenAt: ago(1), lagMs: 99_999, disk: { freeBytes: 0, sizeBytes: 9 } }),
      ['node_silent:a:1:1'],
    ],
    ['the newest backup is of 36 hours ago', { newestBackup: { file: 'f', madeAt: ago(36 * 60), isFaulty: false } }, ['backup_old::36']],
    ['the newest backup is faulty', { newestBackup: { file: 'f', madeAt: ago(1), isFaulty: true } }, ['backup_faulty::1']],
    ['no backup is known', { newestBackup: undefined }, []],
  ])('%s', (_title, given, found) => {
    expect(troublesOf({ ...WELL, ...given }, limits, now).map(({ kind, subject, count }) => `${kind}:${subject}:${count}`)).toEqual(found);
  });

  it('is not that servers are silent where all are: they are about to speak', () => {
    const silent = (place: string) => ({ place, seenAt: ago(10), lagMs: 99_999, disk: { freeBytes: 0, sizeBytes: 9 } });
    expect(troublesOf({ ...WELL, nodes: [silent('a:1'), silent('b:1')] }, limits, now)).toEqual([]);
    expect(troublesOf({ ...WELL, nodes: [silent('a:1'), silent('b:1'), OTHER] }, limits, now)).toHaveLength(2);
  });

  it('follows the thresholds that are set', () => {
    expect(troublesOf({ ...WELL, failedJobs: 4 }, { ...limits, failedJobs: 5 }, now)).toEqual([]);
    expect(troublesOf({ ...WELL, ...certificate(40) }, { ...limits, certificateDays: 60 }, now)).toHaveLength(1);
  });
});

describe('what becomes of an alert (operations.9)', () => {
  const trouble = { kind: 'disk', subject: 'a:1', name: 'a:1', count: 5 } as const;
  const open = { kind: 'disk', subject: 'a:1', toldAt: ago(60), absentSince: null } as const;
  const counts = (given: ReturnType<typeof alertChanges>) => [
    given.begins.length,
    given.lasts.length,
    given.fades.length,
    given.ends.length,
  ];

  it.each([
    ['begins where it is new', [], [trouble], [1, 0, 0, 0]],
    ['begins where another server has it', [{ ...open, subject: 'b:1' }], [trouble], [1, 0, 1, 0]],
    ['lasts while it is seen', [open], [trouble], [0, 1, 0, 0]],
    ['fades where it is not seen for the first time', [open], [], [0, 0, 1, 0]],
    ['is not over within two minutes', [{ ...open, absentSince: ago(1.9) }], [], [0, 0, 0, 0]],
    ['is over after two minutes', [{ ...open, absentSince: ago(2) }], [], [0, 0, 0, 1]],
    ['goes on where it comes back meanwhile', [{ ...open, absentSince: ago(1.9) }], [trouble], [0, 1, 0, 0]],
  ])('%s', (_title, alerts, troubles, found) => {
    expect(counts(alertChanges(alerts, troubles, now))).toEqual(found);
  });

  it('is told again a day after it was told last', () => {
    const due = (minutes: number) => alertChanges([{ ...open, toldAt: ago(minutes) }], [trouble], now).lasts[0]?.isDue;
    expect([due(1439), due(1440)]).toEqual([false, true]);
  });
});

it('every alert leads to its place', () => {
  for (const kind of ALERT_KINDS) expect(alertPath({ kind, subject: '7' })).toMatch(/^\/admin\//);
  expect(alertPath({ kind: 'certificate', subject: '7' })).toBe('/admin/schools/7');
});
