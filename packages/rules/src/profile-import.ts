// Sections of a profile that a file is read into. Here and not in the contract: a page that names them would load the whole of its schemas.

/** @rule imports.2 */
export const IMPORT_SECTIONS = ['overview', 'languages', 'study_programs', 'work_experience', 'memberships', 'summary'] as const;
export type ImportSection = (typeof IMPORT_SECTIONS)[number];

/** What is newer in a file than what an earlier import wrote: taken over when the review is finished, unless its person says no. @rule imports.29 */
const PRESELECTED = ['resume.import.newer', 'resume.import.summaryNewer'];
export const isPreselected = ({ descriptionKey, canTake }: { descriptionKey: string; canTake: boolean }): boolean =>
  canTake && PRESELECTED.includes(descriptionKey);

/** How long an import can be taken back, and is listed. */
export const IMPORT_UNDO_DAYS = 7;

/** What the reading of a file comes to, in this order; the server tells when one has ended. @rule imports.3 */
export const IMPORT_STEPS = ['sending', 'checking', 'reading', 'joining'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** A public profile page of LinkedIn, trimmed; undefined where it is none. @rule imports.8 */
export function profileLink(typed: string): string | undefined {
  const [, name] = /^https?:\/\/(?:[a-z]{2,3}\.)?linkedin\.com\/in\/([^/?#\s]{1,200})\/?(?:[?#]\S*)?$/i.exec(typed.trim()) ?? [];
  return name ? `https://www.linkedin.com/in/${name}/` : undefined;
}
