// The organizations that somebody works for. The scope is minted where their teams are kept; until then this names its type.

/** An organization whose applications the caller may read and move. */
export type ManagedOrganizationId = number & { readonly managedOrganization: unique symbol };
