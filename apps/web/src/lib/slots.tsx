// Places that the shell, lib or a page leaves for features that it does not know: their manifests fill them (lib/feature.ts). What fills one is
// loaded when it is first shown. A slot that nobody fills is empty.
import { type ComponentType, createElement, Fragment, lazy, Suspense } from 'react';
import { useIdle } from './idle.ts';
import type { Session } from './session.ts';

type OnEveryPage = { user: NonNullable<Session['user']>; pageId: string };

/** The places, with what is given to what stands there. */
export type Slots = {
  /** Above every page, for candidates. */
  notices: OnEveryPage;
  /** What looks after a candidate on every page. */
  watches: OnEveryPage;
  /** Under "edit profile" in the account menu. */
  'menu-score': object;
  /** Beside the sections of the profile. */
  'profile-side': object;
  /** Under what waits at an organization, on the first page of its console. */
  'employer-home': object;
  /** Sections of the settings of an organization. */
  'employer-settings': object;
  /** On the form to apply: what the posting asks for against the reader's profile. */
  'apply-requirements': { jobId: string; compact: true };
  /** The dialog that asks who somebody is (lib/forms/proof.ts). */
  proof: { close: (proven?: boolean) => void };
};
export type SlotName = keyof Slots;
/** What a feature puts into places. */
export type Fillings = { readonly [N in SlotName]?: () => Promise<{ default: ComponentType<Slots[N]> }> };

type Filler = { fills?: Fillings };

let findFillers: () => Promise<readonly Filler[]> = async () => [];

/** Says where the features are that fill them. Whoever knows them does it once, before anything is shown. */
export function fillSlotsFrom(find: typeof findFillers): void {
  findFillers = find;
}

const parts = new Map<SlotName, unknown>();

/** What stands in a place, one after another in the order of the registry; it suspends until all of it is there. */
export function slotPart<N extends SlotName>(name: N): ComponentType<Slots[N]> {
  const known = parts.get(name) ?? lazy(() => load(name));
  parts.set(name, known);
  return known as ComponentType<Slots[N]>;
}

async function load<N extends SlotName>(name: N): Promise<{ default: ComponentType<Slots[N]> }> {
  const found = (await findFillers()).flatMap(({ fills }) => fills?.[name] ?? []);
  const loaded = await Promise.all(found.map((fill) => fill()));
  return { default: (given) => createElement(Fragment, null, ...loaded.map(({ default: Part }) => createElement(Part, given))) };
}

/** A place of a page, filled once the page itself is there. */
export function Slot<N extends SlotName>({ name, ...given }: { name: N } & Slots[N]) {
  const Part = slotPart(name) as ComponentType<object>;
  if (!useIdle()) return null;
  return (
    <Suspense fallback={null}>
      <Part {...given} />
    </Suspense>
  );
}
