// Places of a page that a feature fills which stands to the right of the page's own: the shell, which knows every feature, says with what.
// A slot that nobody fills is empty.
import { type ComponentType, createContext, Suspense, useContext } from 'react';
import { useIdle } from './idle.ts';

export type PageSlotName = 'profile-side';

export const PageSlots = createContext<Partial<Record<PageSlotName, ComponentType>>>({});

/** What stands in a place of a page, once the page itself is there. */
export function PageSlot({ name }: { name: PageSlotName }) {
  const Part = useContext(PageSlots)[name];
  const idle = useIdle();
  if (!Part || !idle) return null;
  return (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  );
}
