// When those who run the platform are told that something is wrong, and when that it is over. What was read of the platform is data here; nothing is
// asked and nothing sent.
//
// | alert | begins where | leads to |
// |---|---|---|
// | feeds_failing | a feed fails | feeds that fail |
// | jobs_failed | so many jobs used up their tries | failed jobs |
// | jobs_late | a job that is due waits so many minutes | operations |
// | mails_failed | so many mails failed within a day | failed mails |
// | mails_late | a mail that was tried is not sent for so many minutes | mails that wait |
// | certificate | the last certificate of a school's sign-in ends within so many days | the school |
// | disk | less than so many percent of a server's disk are free | servers |
// | node_silent | a server says nothing for 30 seconds | servers |
// | node_late | a server is so many seconds behind with what was written | servers |
// | backup_old | the newest backup is so many hours old | backups |
// | backup_faulty | the newest backup could not be restored | backups |
import { NODE_SILENT_MS } from './operations.ts';

export const ALERT_KINDS = [
  'feeds_failing',
  'jobs_failed',
  'jobs_late',
  'mails_failed',
  'mails_late',
  'certificate',
  'disk',
  'node_silent',
  'node_late',
  'backup_old',
  'backup_faulty',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];
export const isAlertKind = (text: string): text is AlertKind => ALERT_KINDS.some((kind) => kind === text);

export const ALERT_STATES = ['open', 'ended'] as const;
export const ALERT_SORTS = ['began'] as const;

/** What administrators set, each with what holds until they do and its bounds. @rule operations.8 */
export const THRESHOLDS = {
  failedJobs: { usual: 1, min: 1, max: 100_000 },
  lateJobMinutes: { usual: 30, min: 1, max: 10_080 },
  failedMails: { usual: 10, min: 1, max: 100_000 },
  lateMailMinutes: { usual: 60, min: 1, max: 4320 },
  certificateDays: { usual: 14, min: 1, max: 90 },
  freeDiskPercent: { usual: 10, min: 1, max: 90 },
  lagSeconds: { usual: 60, min: 1, max: 3600 },
  backupHours: { usual: 36, min: 1, max: 744 },
} as const;
export type Threshold = keyof typeof THRESHOLDS;
export type Thresholds = Record<Threshold, number>;
export const THRESHOLD_NAMES = Object.keys(THRESHOLDS) as Threshold[];

/** An alert that ended stands in the list so long. */
export const ALERTS_KEPT_DAYS = 90;
/** It is over when it was not seen for so long: what comes and goes is one alert. */
const OVER_AFTER_MS = 2 * 60_000;
const REMINDED_AFTER_MS = 86_400_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

export type PlatformReadings = {
  failingFeeds: number;
  failedJobs: number;
  /** The kind whose oldest job that is due waits longest. */
  latestJob: { name: string; dueSince: Date } | undefined;
  failedMails: number;
  /** Since when a mail waits that was tried and not sent. */
  mailWaitsSince: Date | undefined;
  certificates: readonly { schoolId: number; school: string; endsAt: Date }[];
  nodes: readonly { place: string; seenAt: Date; lagMs: number; disk: { freeBytes: number; sizeBytes: number } | undefined }[];
  /** Undefined: none is known here. */
  newestBackup: { file: string; madeAt: Date; isFaulty: boolean } | undefined;
};

/** `subject`: which one, where there may be several of a kind; `name`: as it is shown; `count`: how many, or how long. */
export type Trouble = { kind: AlertKind; subject: string; name: string; count: number };

/** What is wrong now. @rule operations.7 */
export function troublesOf(read: PlatformReadings, limits: Thresholds, now: Date): Trouble[] {
  const since = (at: Date, unitMs: number) => Math.floor((now.getTime() - at.getTime()) / unitMs);
  const one = (kind: AlertKind, count: number, name = '', subject = ''): Trouble => ({ kind, subject, name, count });
  const troubles: Trouble[] = [];
  if (read.failingFeeds > 0) troubles.push(one('feeds_failing', read.failingFeeds));
  if (read.failedJobs >= limits.failedJobs) troubles.push(one('jobs_failed', read.failedJobs));
  const { latestJob, mailWaitsSince, newestBackup } = read;
  if (latestJob && since(latestJob.dueSince, MINUTE_MS) >= limits.lateJobMinutes)
    troubles.push(one('jobs_late', since(latestJob.dueSince, MINUTE_MS), latestJob.name));
  if (read.failedMails >= limits.failedMails) troubles.push(one('mails_failed', read.failedMails));
  if (mailWaitsSince && since(mailWaitsSince, MINUTE_MS) >= limits.lateMailMinutes)
    troubles.push(one('mails_late', since(mailWaitsSince, MINUTE_MS)));
  for (const { schoolId, school, endsAt } of read.certificates) {
    const days = Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS));
    if (days <= limits.certificateDays) troubles.push(one('certificate', days, school, `${schoolId}`));
  }
  if (!read.nodes.every((node) => isSilent(node, now))) for (const node of read.nodes) troubles.push(...nodeTroubles(node, limits, now));
  if (newestBackup && since(newestBackup.madeAt, HOUR_MS) >= limits.backupHours)
    troubles.push(one('backup_old', since(newestBackup.madeAt, HOUR_MS), newestBackup.file));
  if (newestBackup?.isFaulty) troubles.push(one('backup_faulty', 1, newestBackup.file));
  return troubles;
}

const isSilent = ({ seenAt }: { seenAt: Date }, now: Date): boolean => now.getTime() - seenAt.getTime() > NODE_SILENT_MS;

/**
 * What a silent server said last is not believed: it may be long over. Where all are silent nobody is told of it: whoever looks is one of them, so
 * the database was away, and they are about to speak.
 */
function nodeTroubles(node: PlatformReadings['nodes'][number], limits: Thresholds, now: Date): Trouble[] {
  const one = (kind: AlertKind, count: number): Trouble => ({ kind, subject: node.place, name: node.place, count });
  if (isSilent(node, now)) return [one('node_silent', Math.floor((now.getTime() - node.seenAt.getTime()) / MINUTE_MS))];
  const troubles: Trouble[] = [];
  const { disk } = node;
  const freePercent = disk && disk.sizeBytes > 0 ? Math.floor((disk.freeBytes / disk.sizeBytes) * 100) : 100;
  if (freePercent < limits.freeDiskPercent) troubles.push(one('disk', freePercent));
  if (node.lagMs >= limits.lagSeconds * 1000) troubles.push(one('node_late', Math.floor(node.lagMs / 1000)));
  return troubles;
}

export type OpenAlert = { kind: AlertKind; subject: string; toldAt: Date; absentSince: Date | null };
export type AlertChanges<A extends OpenAlert> = {
  begins: Trouble[];
  /** Still there, with what is told of it now; `isDue`: its reminder. */
  lasts: { alert: A; trouble: Trouble; isDue: boolean }[];
  /** Not seen for the first time. */
  fades: A[];
  ends: A[];
};

/** What becomes of the alerts that are open. @rule operations.9 */
export function alertChanges<A extends OpenAlert>(open: readonly A[], troubles: readonly Trouble[], now: Date): AlertChanges<A> {
  const same = (a: { kind: string; subject: string }, b: { kind: string; subject: string }) => a.kind === b.kind && a.subject === b.subject;
  const changes: AlertChanges<A> = {
    begins: troubles.filter((trouble) => !open.some((alert) => same(alert, trouble))),
    lasts: [],
    fades: [],
    ends: [],
  };
  for (const alert of open) {
    const trouble = troubles.find((candidate) => same(alert, candidate));
    if (trouble) changes.lasts.push({ alert, trouble, isDue: now.getTime() - alert.toldAt.getTime() >= REMINDED_AFTER_MS });
    else if (alert.absentSince === null) changes.fades.push(alert);
    else if (now.getTime() - alert.absentSince.getTime() >= OVER_AFTER_MS) changes.ends.push(alert);
  }
  return changes;
}

/** The path behind the locale where an alert is looked at. @rule operations.7 */
export function alertPath({ kind, subject }: { kind: AlertKind; subject: string }): string {
  return kind === 'certificate' ? `/admin/schools/${subject}` : PLACES[kind];
}

const PLACES: Record<Exclude<AlertKind, 'certificate'>, string> = {
  feeds_failing: '/admin/imports?state=failing',
  jobs_failed: '/admin/operations/jobs?state=failed',
  jobs_late: '/admin/operations',
  mails_failed: '/admin/operations/mails?state=failed',
  mails_late: '/admin/operations/mails?state=waiting',
  disk: '/admin/operations/nodes',
  node_silent: '/admin/operations/nodes',
  node_late: '/admin/operations/nodes',
  backup_old: '/admin/operations/storage',
  backup_faulty: '/admin/operations/storage',
};
