import { slot } from '../../kernel/feature.ts';
import type { RequestFileServices } from './request-files/upload.ts';

/** How a file that comes with a request is looked at; documents knows. */
export const inspectionOfFiles = slot<Pick<RequestFileServices, 'inspect' | 'scan'>>('inspection of files');
