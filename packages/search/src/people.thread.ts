// The thread that owns the index of people.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PeopleKeeper } from './people-keeper.ts';
import { answerCalls } from './thread-calls.ts';

answerCalls(new PeopleKeeper(() => nextTurn()));
