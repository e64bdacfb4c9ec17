// What a feature of the web says of itself in its feature.ts: the one door between it and the shell, which reads manifests through the registry
// (features.ts). A first page is sent none of them: what every page shows of a noun (its pages, its place in menus) stands in the contract.
// A manifest holds data and imports nothing that draws: what fills a slot is loaded when it is shown. STYLE.md "Files".
import type { ConsoleSection } from './console/console.ts';
import type { ConsoleFind, ConsolePlace } from './console/console-find.ts';
import type { Fillings } from './slots.tsx';

export type WebFeature = {
  /** Its folder, on both sides. */
  name: string;
  /** The features whose components/ it imports; a graph without circles (tools/check-features.ts). What goes against it is a slot. */
  uses: readonly string[];
  /** Its files with names of their own, without `.ts` (tools/check-structure.ts). */
  parts?: readonly string[];
  /** What it puts into places of the shell, of lib and of pages that do not know it. */
  fills?: Fillings;
  /** Its entries in the menus of consoles. */
  sections?: readonly ConsoleSection[];
  /** Its lists that the search of a console looks in. */
  finds?: readonly ConsoleFind[];
  /** Pages below its sections, parts of them and what is done there, as the search of a console knows them by name. */
  places?: readonly ConsolePlace[];
};
