import type { WelcomeEvent, WelcomeFlow } from '@fairway/rules/welcome-flow';
import { createContext, type Dispatch, useContext } from 'react';
import type { Profile } from '../queries.ts';

export type Flow = {
  state: WelcomeFlow;
  dispatch: Dispatch<WelcomeEvent>;
  /** Leads to the error page, which says why. */
  fail: (error: unknown) => void;
  /** Of the heading that names the dialog. */
  headingId: string;
};

export const FlowContext = createContext<Flow | undefined>(undefined);

/** The wizard around this page. */
export function useFlow(): Flow {
  const flow = useContext(FlowContext);
  if (!flow) throw new Error('Pages of the wizard stand in the wizard only');
  return flow;
}

/** What each page of the wizard is given: the profile as it is when the page comes. */
export type WelcomePageProps = { profile: Profile };
