// What tells that a posting changed: a hash of all its feed says, of the shift of dates, and of the recognition that reads it. A posting
// whose hash is stored already is neither prepared nor written, so a second run costs little more than reading.
import { hash } from 'node:crypto';
import type { Skill } from '@fairway/rules/recognition/skills';

/** Raised when recognition or sanitising changes what it makes of a posting: the next run prepares all anew. */
const RECOGNITION_VERSION = 12;

/** A function that hashes postings (as JSON) under one shift, skill list and feed setting. */
export function contentHasher(skills: readonly Skill[], shiftDays: number, undatedDays: number): (json: string) => string {
  const ground = hash('sha256', JSON.stringify([RECOGNITION_VERSION, shiftDays, undatedDays, skills]), 'base64url');
  return (json) => hash('sha256', ground + json, 'base64url');
}
