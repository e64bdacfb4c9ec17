// The consoles as they are shown: what the rules and the manifests say of each, and what stands around its pages.
import { CONSOLES, type ConsoleArea } from '@fairway/rules/access';
import { FEATURES } from '../../features.ts';
import type { Console } from '../../lib/console/console.ts';
import { useSchoolDuties } from '../../lib/console/console-school.ts';
import { OrganizationChooser, SchoolChooser } from './subject-chooser.tsx';
import { useAdminWaiting, useEmployerWaiting, useStaffWaiting } from './waiting.ts';
import { WithOrganization } from './with-organization.tsx';
import { WithSchool } from './with-school.tsx';

const LOOKS: Record<ConsoleArea, Pick<Console, 'word' | 'frame' | 'chooser' | 'useDuties' | 'useWaiting'>> = {
  employer: { word: 'employer.name', frame: WithOrganization, chooser: OrganizationChooser, useWaiting: useEmployerWaiting },
  staff: { word: 'staff.name', frame: WithSchool, chooser: SchoolChooser, useDuties: useSchoolDuties, useWaiting: useStaffWaiting },
  admin: { word: 'admin.name', useWaiting: useAdminWaiting },
};

export const SHOWN_CONSOLES: readonly Console[] = CONSOLES.map((key) => ({
  ...key,
  ...LOOKS[key.area],
  sections: FEATURES.flatMap(({ sections = [] }) => sections).filter(({ console }) => console === key.area),
}));

export const consoleNamed = (area: ConsoleArea): Console => SHOWN_CONSOLES.find((one) => one.area === area)!;
