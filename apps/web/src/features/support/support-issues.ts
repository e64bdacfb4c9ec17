// What must be put right before a question goes to support. The server checks again; this is for the words beside the fields.

export type SupportQuestion = { email: string; message: string };
export type SupportIssues = { email?: 'missing' | 'wrong'; message?: 'missing' | { tooLongBy: number } };

/** The body of POST /api/v1/support as the contract declares it. */
export const SUPPORT_LIMITS = { emailCharacters: 254, messageCharacters: 4000, pageCharacters: 500 } as const;

/** The issues of a question; an empty object: it can be sent. */
export function supportIssues({ email, message }: SupportQuestion): SupportIssues {
  const issues: SupportIssues = {};
  const address = email.trim();
  if (address === '') issues.email = 'missing';
  else if (address.length > SUPPORT_LIMITS.emailCharacters || !/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(address)) issues.email = 'wrong';
  const text = message.trim();
  if (text === '') issues.message = 'missing';
  else if (text.length > SUPPORT_LIMITS.messageCharacters) issues.message = { tooLongBy: text.length - SUPPORT_LIMITS.messageCharacters };
  return issues;
}
