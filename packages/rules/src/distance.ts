// Distances on the globe, as a great circle of a sphere: within half a per cent of the truth, which no reader of "within 25 km" feels.

/** Degrees: north and east are positive. */
export type Point = { latitude: number; longitude: number };

/** Radii that a search offers, in kilometres. */
export const RADII_KM = [10, 25, 50, 100] as const;
export type RadiusKm = (typeof RADII_KM)[number];

/** What "near" means in a question. */
export const NEAR_KM: RadiusKm = 25;

const EARTH_KM = 6371;
const RADIANS = Math.PI / 180;

/** Kilometres between two points. */
export function kilometresBetween(a: Point, b: Point): number {
  const north = Math.sin(((b.latitude - a.latitude) * RADIANS) / 2);
  const east = Math.sin(((b.longitude - a.longitude) * RADIANS) / 2);
  const chord = north * north + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * east * east;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** True for a point that the globe has. */
export const isOnGlobe = ({ latitude, longitude }: Point): boolean => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
