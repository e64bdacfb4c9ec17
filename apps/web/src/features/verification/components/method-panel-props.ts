import type { Requested } from '../request.ts';
import type { SchoolConnection, University } from './connections.ts';

export type MethodPanelProps = {
  school: University;
  /** What there is already; it is not verified and waits for nothing. */
  connection: SchoolConnection | undefined;
  /** Tells the dialog how asking ended. A new state of the connection shows by itself once it is in the list (`noteConnection`). */
  onEnd: (end: Requested) => void;
};
