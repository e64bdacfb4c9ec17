// Copies of the files that go along with an application: the CV, and those that answer a question. They are made before the transaction, each
// guarded by a row that removes it again; within it what was copied is held, and the copies stay for good. @rule applications.5, applications.6
import { answerFaults, type GivenAnswer, isKnockedOut, type ScreeningQuestion } from '@fairway/rules/screening-questions';
import type { Database } from '../../kernel/database/database.ts';
import { keepFile, removeFilesLater, removeUnlessKept } from '../../kernel/files/file-removal.ts';
import { FileNotFound, type FileStore } from '../../kernel/files/file-store.ts';
import { refuseFaults } from '../../kernel/http/field-faults.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import { type DocumentRow, listOwnDocuments } from '../documents/queries.ts';
import type { OwnUserId } from '../identity/access.ts';
import { listQuestions } from '../jobs/questions/queries.ts';

const ROW_WITHIN_MS = 3_600_000;

type FileCopy = { key: string; from: string; name: string; contentType: string; sizeBytes: number };
/** `files` by the question that each answers. */
export type Attached = { cv: FileCopy | undefined; files: ReadonlyMap<string, FileCopy> };
type Given = { owner: OwnUserId; jobId: string; cvId: string | null; answers: readonly GivenAnswer[]; now: Date };

/** @throws Problem applications.cv_gone; faults of the answers with their pointers, applications.file_gone among them; storage_full */
export async function attach(database: Database, store: FileStore, { owner, jobId, cvId, answers, now }: Given): Promise<Attached> {
  const questions = await listQuestions(database, jobId);
  refuseFaults(answerFaults(questions, answers));
  const own = await listOwnDocuments(database, owner);
  const cv = cvId === null ? undefined : own.find(({ id, kind }) => kind === 'cv' && id === cvId.toLowerCase());
  if (cvId !== null && !cv) throw new Problem('applications.cv_gone');
  const asked = fileAnswers(questions, answers).map(({ questionId, value, at }) => ({
    questionId,
    row: own.find(({ id }) => id === value) ?? refuseGone(at),
  }));
  const made: string[] = [];
  const copied = async (row: DocumentRow, gone: () => never) => {
    const copy = await copyFile(database, store, { row, now, gone });
    made.push(copy.key);
    return copy;
  };
  try {
    const sent = cv && (await copied(cv, cvGone));
    const files = new Map<string, FileCopy>();
    for (const { questionId, row } of asked) files.set(questionId, await copied(row, () => refuseGone(placeOf(answers, questionId))));
    return { cv: sent, files };
  } catch (error) {
    await removeFilesLater(database, made, now);
    throw error;
  }
}

function cvGone(): never {
  throw new Problem('applications.cv_gone');
}

const placeOf = (answers: readonly GivenAnswer[], question: string) => answers.findIndex(({ questionId }) => questionId === question);

function refuseGone(at: number): never {
  throw new Problem('applications.file_gone', { errors: [{ pointer: `/body/answers/${at}/value`, code: 'applications.file_gone' }] });
}

function fileAnswers(questions: readonly ScreeningQuestion[], answers: readonly GivenAnswer[]) {
  const asks = new Set(questions.flatMap(({ id, kind }) => (kind === 'file' ? [id] : [])));
  return answers.flatMap(({ questionId, value }, at) =>
    asks.has(questionId) ? [{ questionId, value: `${value}`.toLowerCase(), at }] : [],
  );
}

type Copying = { row: DocumentRow; now: Date; gone: () => never };
async function copyFile(database: Database, store: FileStore, { row, now, gone }: Copying): Promise<FileCopy> {
  const key = `applications/${newId()}.${row.file_key.split('.').at(-1)}`;
  await removeUnlessKept(database, key, new Date(now.getTime() + ROW_WITHIN_MS));
  try {
    await store.copy(row.file_key, key);
  } catch (error) {
    if (error instanceof FileNotFound) gone();
    throw error;
  }
  return { key, from: row.id, name: row.name, contentType: row.content_type, sizeBytes: row.size_bytes };
}

export function keysOf({ cv, files }: Attached): string[] {
  return [...(cv ? [cv] : []), ...files.values()].map(({ key }) => key);
}

/** What was copied is there still, and stays until the transaction ends; its copies stay for good. @throws Problem as attach */
export async function keepAttached(transaction: Database, { cv, files }: Attached, answers: readonly GivenAnswer[]): Promise<void> {
  if (cv && !(await keepCopy(transaction, cv))) throw new Problem('applications.cv_gone');
  for (const [questionId, copy] of files) if (!(await keepCopy(transaction, copy))) refuseGone(placeOf(answers, questionId));
}

async function keepCopy(transaction: Database, { key, from }: FileCopy): Promise<boolean> {
  const kept = await transaction.selectFrom('candidate_document').select('id').where('id', '=', from).forKeyShare().executeTakeFirst();
  if (kept) await keepFile(transaction, key);
  return kept !== undefined;
}

/** Answers as rows. A file's answer is the name of its copy. @throws faults where the questions changed after the copies were made */
export function answerRows(
  applicationId: string,
  questions: readonly ScreeningQuestion[],
  answers: readonly GivenAnswer[],
  { files }: Attached,
) {
  const lost = fileAnswers(questions, answers).find(({ questionId }) => !files.has(questionId));
  if (lost) refuseGone(lost.at);
  return questions.flatMap((question, position) => {
    const given = answers.find(({ questionId }) => questionId === question.id);
    if (!given || given.value === '') return [];
    const copy = files.get(question.id);
    return [
      {
        ...{ application_id: applicationId, position, question_id: question.id, kind: question.kind, question: question.text },
        value: JSON.stringify(copy ? copy.name : given.value),
        knocks_out: isKnockedOut(question, given.value),
        ...(copy && { file_key: copy.key, file_content_type: copy.contentType, file_size_bytes: copy.sizeBytes }),
      },
    ];
  });
}
