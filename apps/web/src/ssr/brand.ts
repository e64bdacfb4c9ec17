// The brand of a tenant as CSS variables, computed once for each pair of colours.
import { type Brand, brandVariables } from '@fairway/ui/theme';

const MAX_KEPT = 500;
const kept = new Map<string, Record<string, string>>();

/** The variables for the style attribute of `<html>`. */
export function brandOf({ primaryColor, secondaryColor }: Brand): Record<string, string> {
  const key = `${primaryColor} ${secondaryColor}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= MAX_KEPT) kept.clear();
  const made = brandVariables({ primaryColor, secondaryColor });
  kept.set(key, made);
  return made;
}
