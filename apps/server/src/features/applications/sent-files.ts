// Files that were sent with an application: its candidate and the organization open them in one way.
import { signFileLink } from '../../kernel/files/file-links.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { AnswerRow } from './queries.ts';

const LINK_SECONDS = 300;
type SentCv = { cv_key: string | null; cv_name: string | null; cv_content_type: string | null };
type SentAnswers = { answers: readonly Pick<AnswerRow, 'position' | 'value' | 'fileKey' | 'fileType'>[] };
type SentFile = { key: string; name: string | null; contentType: string | null };
type FileLink = { url: string; expiresAt: string };

/** An address of this origin that opens the CV for five minutes. @throws Problem not_found where none was sent */
export function sentCvLink(secret: string, sent: SentCv | undefined, now: Date): FileLink {
  if (!sent?.cv_key) throw new Problem('not_found');
  return fileLink(secret, { key: sent.cv_key, name: sent.cv_name, contentType: sent.cv_content_type }, now);
}

/** The same of the file that is the answer at a place. @throws Problem not_found where no file is */
export function sentFileLink(secret: string, sent: SentAnswers | undefined, at: number, now: Date): FileLink {
  const answer = sent?.answers.find(({ position }) => position === at);
  if (!answer?.fileKey) throw new Problem('not_found');
  return fileLink(secret, { key: answer.fileKey, name: `${answer.value}`, contentType: answer.fileType }, now);
}

function fileLink(secret: string, sent: SentFile, now: Date): FileLink {
  const link = {
    expiresSeconds: LINK_SECONDS,
    ...(sent.name !== null && { downloadName: sent.name }),
    ...(sent.contentType !== null && { contentType: sent.contentType }),
  };
  return {
    url: signFileLink(secret, sent.key, link, now.getTime()),
    expiresAt: new Date(Math.floor(now.getTime() / 1000) * 1000 + LINK_SECONDS * 1000).toISOString(),
  };
}
