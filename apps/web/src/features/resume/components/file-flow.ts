import type { ImportFlow, ImportFlowEvent } from '@fairway/rules/import-flow';

/** The import as a browser runs it: with files of its own. */
export type Flow = ImportFlow<File>;
export type FlowEvent = ImportFlowEvent<File>;
