// Gives pages of the career services console the school that is shown. One that the person does not work for is no page.
import type { ReactNode } from 'react';
import { ConsoleSchoolContext, useConsoleSchools } from '../../lib/console/console-school.ts';
import { SubjectFrame } from './subject-frame.tsx';

/** Its children, with the school of the console around them. */
export function WithSchool({ children }: { children: ReactNode }) {
  return (
    <SubjectFrame found={useConsoleSchools()} none="noSchool">
      {/* Another school is another page: nothing of the one before stays in it. */}
      {(school) => (
        <ConsoleSchoolContext key={school.schoolId} value={school}>
          {children}
        </ConsoleSchoolContext>
      )}
    </SubjectFrame>
  );
}
