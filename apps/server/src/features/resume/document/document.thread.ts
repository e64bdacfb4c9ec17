// A worker thread that writes documents. It has little memory, and whoever started it has a clock.
import { answerTasks } from '../../../kernel/thread-answer.ts';
import { writeDocument } from './write-document.ts';

answerTasks(writeDocument);
