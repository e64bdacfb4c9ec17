import type { FileStore } from '../../kernel/files/file-store.ts';
import type { VirusScanner } from './gateway.ts';

export type DocumentServices = {
  files: FileStore;
  /** Signs addresses of files. */
  secret: string;
  /** Absent: files are inspected without it. */
  scanner?: VirusScanner | undefined;
};
