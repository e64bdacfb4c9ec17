// What the verify dialog shows for each way of verification. A school lists its ways in its own order; one without a panel here is not
// offered.
import type { VerificationMethod } from '@fairway/rules/verification';
import type { ComponentType } from 'react';
import { AcademicPanel } from './academic-panel.tsx';
import { ClassCodePanel } from './class-code-panel.tsx';
import { ManualPanel } from './manual-panel.tsx';
import type { MethodPanelProps } from './method-panel-props.ts';
import { RosterPanel } from './roster-panel.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

/** A panel a way; it brings its own form and buttons. */
export const METHOD_PANELS: Partial<Record<VerificationMethod, ComponentType<MethodPanelProps>>> = {
  academic_email: AcademicPanel,
  manual: ManualPanel,
  sign_in: SignInPanel,
  roster: RosterPanel,
  class_code: ClassCodePanel,
};
