// CVs that others made, with the data they were made from beside them: the truth of those that say it by machine.
import type { CvFile } from './import-cv-truth.ts';

/** The files of a folder of CVs by others. */
export const strangersFiles = (_folder: string): CvFile[] => [];
