// A worker thread that reads SAML answers: what node-saml and its parsers do with a stranger's XML keeps nobody else waiting.
import { answerTasks } from '../../../kernel/thread-answer.ts';
import { readAnswer } from './saml-answer.ts';

answerTasks(readAnswer);
