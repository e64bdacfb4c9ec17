// A worker thread that prepares batches: sanitising and recognising is what an import spends its time on.
import { parentPort } from 'node:worker_threads';
import { type Skill, type SkillFinder, skillFinder } from '@fairway/rules/recognition/skills';
import type { RawPosting } from './posting.ts';
import { type PackedPosting, pack, preparePosting } from './prepare.ts';

/** What comes before the first task, and again when the thread prepares for somebody else. */
export type PrepareSkills = { skills: Skill[] };
/** `postings` are raw postings as JSON. */
export type PrepareTask = { id: number; postings: string[]; shiftDays: number };
export type PrepareAnswer = { id: number; prepared: PackedPosting[] } | { id: number; error: string };

let skills: SkillFinder = skillFinder([]);
parentPort?.on('message', (task: PrepareSkills | PrepareTask) => {
  if ('skills' in task) {
    skills = skillFinder(task.skills);
    return;
  }
  try {
    const prepared = task.postings.map((json) =>
      pack(preparePosting(JSON.parse(json) as RawPosting, { skills, shiftDays: task.shiftDays })),
    );
    parentPort?.postMessage({ id: task.id, prepared } satisfies PrepareAnswer);
  } catch (error) {
    parentPort?.postMessage({ id: task.id, error: (error as Error).stack ?? String(error) } satisfies PrepareAnswer);
  }
});
