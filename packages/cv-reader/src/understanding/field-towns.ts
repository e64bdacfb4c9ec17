// "Baccalauréat Sciences, Poligny": a town that the rest of the CV names is no field of study; the other entries of its section are written alike.
import { fold } from '@fairway/rules/folding';
import type { Cv, CvEducation } from '../cv.ts';
import { couldBePlace } from './roles.ts';

type Piece = { before: string | undefined; town: string };

function lastPiece({ field, location }: CvEducation): Piece | undefined {
  const [, before, town = ''] = /^(?:(.*\S)\s*[,，|｜]\s*)?([^,，|｜]+)$/u.exec(field?.value ?? '') ?? [];
  return location || !couldBePlace(town) ? undefined : { before, town };
}

/** Education whose fields hold no town that work, the person's place or other schools name. */
export function withoutTownsOfFields({ work, education, place }: Cv): CvEducation[] {
  const named = [place?.value.city, ...[...work, ...education].map(({ location }) => location?.value)];
  const towns = new Set(named.flatMap((town) => (town === undefined ? [] : [fold(town)])));
  const pieces = education.map(lastPiece);
  const isNamed = (piece: Piece | undefined) => piece !== undefined && towns.has(fold(piece.town));
  const isTold = pieces.some((piece) => isNamed(piece) && piece?.before !== undefined);
  const isBare = pieces.some((piece) => isNamed(piece) && piece?.before === undefined);
  return education.map((entry, at) => {
    const piece = pieces[at];
    // Behind a comma the others have their towns too, though nobody knows them.
    const isTown = isNamed(piece) || (piece?.before !== undefined && (isTold || isBare));
    if (!piece || !isTown) return entry;
    const { field, ...others } = entry;
    const rest = piece.before === undefined || !field ? {} : { field: { ...field, value: piece.before } };
    return { ...others, ...rest, location: { value: piece.town, doubt: 'check' } };
  });
}
