// SAML 2.0: the request goes by redirect, the answer comes by POST and is read in a thread (saml-answer.ts), after its bounds were looked at.
import { markupFault } from '../../../kernel/markup-bounds.ts';
import { threadPool } from '../../../kernel/thread-pool.ts';
import { type OwnAddresses, reaching, type SignInChecks, type SignInPerson, type SignInSettings } from './gateway.ts';
import type { AnswerTask } from './saml-answer.ts';
import { serviceProvider } from './service-provider.ts';

/** Base64 characters of an answer. */
export const ANSWER_CHARACTERS = 400_000;
/** Answers of universities have some ten levels and a few hundred elements. */
const BOUNDS = { characters: ANSWER_CHARACTERS, depth: 40, elements: 5000, attributes: 40 };

const readInThread = threadPool<AnswerTask, SignInPerson>(new URL('./saml-answer.thread.ts', import.meta.url), {
  atOnce: 2,
  waiting: 20,
  timeMs: 5000,
  memoryMb: 128,
});

/** Where to send the reader. @throws Problem verification.sign_in_failed */
export function samlLocation(settings: SignInSettings, own: OwnAddresses, checks: SignInChecks): Promise<string> {
  return reaching(() => serviceProvider(settings, own, checks).getAuthorizeUrlAsync(checks.state, undefined, {}));
}

/** Reads an answer. @throws Problem verification.sign_in_failed for anything that is not to be believed */
export function samlPerson(settings: SignInSettings, own: OwnAddresses, checks: SignInChecks, answer: string): Promise<SignInPerson> {
  return reaching(async () => {
    refuseUnsafe(answer);
    const { ssoUrl, certificates, issuer, subjectName } = settings;
    const { requestId, startedAt } = checks;
    return readInThread({ settings: { ssoUrl, certificates, issuer, subjectName }, own, checks: { requestId, startedAt }, answer });
  });
}

/** Before any parser sees it: no document type (entities), no signature over SHA-1, nothing that would keep us busy. */
function refuseUnsafe(answer: string): void {
  if (answer.length > ANSWER_CHARACTERS) throw new Error('The answer is too large');
  const xml = Buffer.from(answer, 'base64').toString('utf8');
  if (/<!\s*(DOCTYPE|ENTITY)/i.test(xml)) throw new Error('The answer has a document type');
  const fault = markupFault(xml, BOUNDS);
  if (fault) throw new Error(`The answer is not read: ${fault}`);
  if (/xmldsig#(rsa-sha1|dsa-sha1|hmac-sha1|sha1)\b/i.test(xml)) throw new Error('The answer is signed with SHA-1');
}
