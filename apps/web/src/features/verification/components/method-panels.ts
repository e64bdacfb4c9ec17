// What the verify dialog shows for each way of verification. A school lists its ways in its own order; one without a panel here is not
// offered.
import type { VerificationMethod } from '@fairway/rules/verification';
import type { ComponentType } from 'react';
import type { SchoolConnection, University } from '../queries.ts';
import type { Requested } from '../request.ts';
import { AcademicPanel } from './academic-panel.tsx';
import { ClassCodePanel } from './class-code-panel.tsx';
import { ManualPanel } from './manual-panel.tsx';
import { RosterPanel } from './roster-panel.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

export type MethodPanelProps = {
  school: University;
  /** What there is already; it is not verified and waits for nothing. */
  connection: SchoolConnection | undefined;
  /** Tells the dialog how asking ended. A new state of the connection shows by itself once it is in the list (`noteConnection`). */
  onEnd: (end: Requested) => void;
};

/** A panel a way; it brings its own form and buttons. */
export const METHOD_PANELS: Partial<Record<VerificationMethod, ComponentType<MethodPanelProps>>> = {
  academic_email: AcademicPanel,
  manual: ManualPanel,
  sign_in: SignInPanel,
  roster: RosterPanel,
  class_code: ClassCodePanel,
};
