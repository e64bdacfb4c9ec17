// A worker thread that cleans SVGs.
import { answerTasks } from '../thread-answer.ts';
import { cleanSvg } from './svg.ts';

answerTasks(cleanSvg);
