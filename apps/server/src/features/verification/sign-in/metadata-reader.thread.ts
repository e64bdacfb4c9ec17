// A worker thread that reads the metadata of SAML providers.
import { answerTasks } from '../../../kernel/thread-answer.ts';
import { readMetadata } from './metadata-reader.ts';

answerTasks(readMetadata);
