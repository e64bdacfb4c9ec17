// The thread that owns the index of postings.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { IndexKeeper } from './index-keeper.ts';
import { answerCalls } from './thread-calls.ts';

answerCalls(new IndexKeeper(() => nextTurn()));
