import type { ListChanges } from '../../../lib/lists/list-address.ts';
import type { Simulation, Wanted } from '../simulation-address.ts';

/** What both halves of the form get. */
export type FormProps = {
  wanted: Wanted;
  change: (changes: ListChanges) => void;
  /** The answer that is shown: it knows the names of what the address has ids of. */
  simulation: Simulation | undefined;
  schoolId: number;
};
