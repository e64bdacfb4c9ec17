// Gives pages of the employers' console the organization that is shown. One that the person does not work for is no page.
import type { ReactNode } from 'react';
import { ConsoleOrganizationContext, useConsoleOrganizations } from '../../lib/console/console-organization.ts';
import { SubjectFrame } from './subject-frame.tsx';

/** Its children, with the organization of the console around them. */
export function WithOrganization({ children }: { children: ReactNode }) {
  return (
    <SubjectFrame found={useConsoleOrganizations()} none="noOrganization">
      {(organization) => (
        <ConsoleOrganizationContext key={organization.organizationId} value={organization}>
          {children}
        </ConsoleOrganizationContext>
      )}
    </SubjectFrame>
  );
}
