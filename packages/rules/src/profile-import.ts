// Sections of a profile that a file is read into. Here and not in the contract: a page that names them would load the whole of its schemas.

/** @rule imports.2 */
export const IMPORT_SECTIONS = ['overview', 'languages', 'study_programs', 'work_experience', 'memberships', 'summary'] as const;
