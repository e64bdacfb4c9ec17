// Coordinates as text: "45.76, 4.83", north and east first.
import { isOnGlobe, type Point } from '../distance.ts';

const POINT = /^\s*(-?\d{1,3}(?:\.\d{1,10})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,10})?)\s*$/;

/** The point that a text is; undefined: it is none, on the globe or off it. */
export function readPoint(text: string): Point | undefined {
  const [, latitude, longitude] = POINT.exec(text) ?? [];
  return latitude === undefined ? undefined : { latitude: Number(latitude), longitude: Number(longitude) };
}

/** True for a point that the globe does not have. */
export function isOffGlobe(text: string): boolean {
  const point = readPoint(text);
  return point !== undefined && !isOnGlobe(point);
}
