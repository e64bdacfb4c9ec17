/** The root folder of the project. */
export const root: string;
/** The path of a Node 24 (or newer) binary. */
export function node24(): string;
