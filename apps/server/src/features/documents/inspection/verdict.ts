// What an inspection comes to: the type a file really has, or the one reason why it is not kept. @rule documents.3, documents.10

export type DocumentType = 'pdf' | 'doc' | 'docx';

export const CONTENT_TYPES: Record<DocumentType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export type FileFault =
  | 'documents.wrong_type'
  | 'documents.empty'
  | 'documents.unreadable'
  | 'documents.infected'
  | 'documents.macros'
  | 'documents.active_content'
  | 'documents.two_types'
  | 'documents.archive_bomb';

/** `pages`: of a PDF that says it. */
export type Inspected = { type: DocumentType; pages?: number };
export type Verdict = Inspected | { fault: FileFault };

/** Ends an inspection; never leaves `inspectBytes`. */
export class Refused extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}
