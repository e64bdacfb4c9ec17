// Processor time of processes, from /proc: what it tells holds beside other load. Linux only.
import { readdirSync, readFileSync } from 'node:fs';

function statOf(pid: number | string): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
}

/** The process that started it. Linux only. */
export function parentOf(pid: number): number {
  return Number(statOf(pid)[1]);
}

/** Processor time in ms that a process has used, and with it the backends of a database server. Linux only. */
export function processorMs(pid: number, server?: number): number {
  let ticks = 0;
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = statOf(id);
      if (Number(id) === pid || (server !== undefined && Number(stat[1]) === server)) ticks += Number(stat[11]) + Number(stat[12]);
    } catch {
      // It ended in between.
    }
  }
  return ticks * 10;
}
