// The brand of a tenant as variables for tokens.css. No kit is imported here: the document itself needs this file.
import { type BrandScheme, brandSchemes } from '@fairway/rules/colours';

/** Colours of a tenant, `#rrggbb`. Anything else falls back to the default brand. */
export type Brand = { primaryColor: string; secondaryColor: string };

function schemeVariables(prefix: string, scheme: BrandScheme): Record<`--${string}`, string> {
  return {
    [`--${prefix}-text`]: scheme.text,
    [`--${prefix}-fill`]: scheme.fill,
    [`--${prefix}-fill-hover`]: scheme.fillHover,
    [`--${prefix}-on-fill`]: scheme.onFill,
    [`--${prefix}-tint`]: scheme.tint,
  };
}

/** The brand of a tenant as CSS variables for the style attribute of `<html>`; tokens.css picks the scheme. */
export function brandVariables(brand: Brand): Record<`--${string}`, string> {
  const [primary, secondary] = [brandSchemes(brand.primaryColor), brandSchemes(brand.secondaryColor)];
  return {
    ...schemeVariables('fw-brand-light', primary.light),
    ...schemeVariables('fw-brand-dark', primary.dark),
    ...schemeVariables('fw-accent-light', secondary.light),
    ...schemeVariables('fw-accent-dark', secondary.dark),
  };
}
