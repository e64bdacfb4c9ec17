// Messages of a school to its students by mail: what may be written, the fields that are filled in for each, and who is left out.

export const MESSAGE_LIMITS = { subject: 120, text: 4000 } as const;
/** Messages that a school sends a student within a week at most; who had as many is left out. @rule student-messages.3 */
export const MESSAGES_A_WEEK = 2;
export const MESSAGE_WEEK_MS = 7 * 86_400_000;
/** What stands for itself: `{firstName}` is the reader's first name. */
export const MESSAGE_FIELDS = ['firstName', 'program', 'adviser', 'school'] as const;
type MessageField = (typeof MESSAGE_FIELDS)[number];
export type MessageValues = Readonly<Record<MessageField, string>>;
export const MESSAGE_SORTS = ['createdAt', 'subject'] as const;
export const MESSAGE_STATES = ['sending', 'sent'] as const;
export const RECIPIENT_SORTS = ['name'] as const;
export const RECIPIENT_STATES = ['waiting', 'sent', 'failed', 'left_out'] as const;
/** `often`: had as many within a week; `declined`: wants no such mails; `unreachable`: the account is not open. */
export const LEFT_OUT_REASONS = ['often', 'declined', 'unreachable'] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

export type MessageWords = { subject: string; text: string };
export type MessageFault = { pointer: '/subject' | '/text'; code: 'missing' | 'too_long' | 'unknown_field' };

const FIELD = /\{([A-Za-z]+)\}/g;
const isField = (name: string): name is MessageField => (MESSAGE_FIELDS as readonly string[]).includes(name);

/** One line of subject, and a text without spaces around it and with one way to break lines. */
export function tidyMessageWords({ subject, text }: MessageWords): MessageWords {
  return { subject: subject.trim().replace(/\s+/g, ' '), text: text.replace(/\r\n?/g, '\n').trim() };
}

/** What is wrong with tidy words. */
export function messageFaults(words: MessageWords): MessageFault[] {
  return (['subject', 'text'] as const).flatMap((part) => {
    const pointer = `/${part}` as const;
    const unknown = [...words[part].matchAll(FIELD)].some(([, name]) => !isField(name ?? ''));
    const faults: MessageFault[] = [];
    if (words[part] === '') faults.push({ pointer, code: 'missing' });
    if ([...words[part]].length > MESSAGE_LIMITS[part]) faults.push({ pointer, code: 'too_long' });
    if (unknown) faults.push({ pointer, code: 'unknown_field' });
    return faults;
  });
}

/** The words for one reader. What a value holds is not looked at again, so that no name fills in another field. @rule student-messages.2 */
export const filledMessage = ({ subject, text }: MessageWords, values: MessageValues): MessageWords => {
  const fill = (part: string) => part.replace(FIELD, (whole, name: string) => (isField(name) ? values[name] : whole));
  return { subject: fill(subject), text: fill(text) };
};

/** The fields that words name, each once. */
export const fieldsOf = ({ subject, text }: MessageWords): MessageField[] =>
  MESSAGE_FIELDS.filter((field) => `${subject} ${text}`.includes(`{${field}}`));

/** Why somebody is left out; null: they are not. `lately`: messages of the school to them within a week. @rule student-messages.3 */
export function leftOut({ isOpen, wants, lately }: { isOpen: boolean; wants: boolean; lately: number }): LeftOutReason | null {
  if (!isOpen) return 'unreachable';
  if (!wants) return 'declined';
  return lately >= MESSAGES_A_WEEK ? 'often' : null;
}
