/** Switches of a noun and their defaults. `built: false`: the feature is not there yet, so that a tenant's row cannot turn it on. */
export type SwitchEntries = Record<string, { on: boolean; built?: false }>;
