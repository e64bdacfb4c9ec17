// A thread of tests: does what it is told.
import { getPriority } from 'node:os';
import { answerTasks, giveWay } from './thread-answer.ts';

let tasks = 0;
answerTasks(async (told: string) => {
  tasks += 1;
  if (told === 'fail') throw new Error('It broke');
  if (told === 'exit') process.exit(1);
  if (told === 'grow') {
    const kept: number[][] = [];
    for (;;) kept.push(new Array(100_000).fill(kept.length));
  }
  if (told === 'fill') {
    const kept: Uint8Array[] = [];
    for (;;) {
      kept.push(new Uint8Array(1024 * 1024).fill(kept.length));
      for (let spent = 0; spent < 2_000_000; spent += 1);
    }
  }
  if (told === 'spin') for (;;);
  if (told === 'give way') {
    giveWay();
    return String(getPriority(0));
  }
  if (told === 'wait') await new Promise((resolve) => setTimeout(resolve, 200));
  return `${told} ${tasks}`;
});
