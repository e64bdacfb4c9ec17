// "Baccalauréat Sciences, Poligny": a town that the rest of the CV names is no field of study; the other entries of its section are written alike.
import { fold } from '@fairway/rules/folding';
import type { Cv, CvEducation, CvWork, Read } from '../cv.ts';
import { townBehind } from './place-words.ts';
import { couldBePlace } from './roles.ts';

type Piece = { before: string | undefined; town: string };

function lastPiece({ field, location }: CvEducation): Piece | undefined {
  const [, before, town = ''] = /^(?:(.*\S)\s*[,，|｜]\s*)?([^,，|｜]+)$/u.exec(field?.value ?? '') ?? [];
  return location || !couldBePlace(town) ? undefined : { before, town };
}

/** Work whose employers and titles end with no town that the rest of the CV names: "Quán Mì, Hội An". */
export function withoutTownsOfWork({ work, education, place }: Cv): CvWork[] {
  const towns = townsNamed(work, education, place?.value.city);
  const cut = (name: Read<string> | undefined) => {
    const { name: before, town } = townBehind(name?.value ?? '') ?? {};
    return before !== undefined && town !== undefined && towns.has(fold(town)) ? { before, town } : undefined;
  };
  return work.map((one) => {
    const [employer, title] = one.location ? [] : [cut(one.employer), cut(one.title)];
    const town = employer?.town ?? title?.town;
    if (town === undefined) return one;
    const read = (value: string): Read<string> => ({ value, doubt: 'check' });
    const names = { ...(employer && { employer: read(employer.before) }), ...(title && { title: read(title.before) }) };
    return { ...one, ...names, location: read(town) };
  });
}

const townsNamed = (work: readonly CvWork[], education: readonly CvEducation[], city: string | undefined): ReadonlySet<string> =>
  new Set([city, ...[...work, ...education].map(({ location }) => location?.value)].flatMap((town) => (town ? [fold(town)] : [])));

/** Education whose fields hold no town that work, the person's place or other schools name. */
export function withoutTownsOfFields({ work, education, place }: Cv): CvEducation[] {
  const towns = townsNamed(work, education, place?.value.city);
  const pieces = education.map(lastPiece);
  const isNamed = (piece: Piece | undefined) => piece !== undefined && towns.has(fold(piece.town));
  const isTold = pieces.some((piece) => isNamed(piece) && piece?.before !== undefined);
  const isBare = pieces.some((piece) => isNamed(piece) && piece?.before === undefined);
  return education.map((one, at) => {
    const entry = withSchoolBeforeTown(one, towns);
    const piece = entry === one ? pieces[at] : undefined;
    // Behind a comma the others have their towns too, though nobody knows them.
    const isTown = isNamed(piece) || (piece?.before !== undefined && (isTold || isBare));
    if (!piece || !isTown) return entry;
    const { field, ...others } = entry;
    const rest = piece.before === undefined || !field ? {} : { field: { ...field, value: piece.before } };
    return { ...others, ...rest, location: { value: piece.town, doubt: 'check' } };
  });
}

/** "A levels, Saint Hild's, Penwick": who leaves a school has no field, and a town that the CV names elsewhere is no school. */
function withSchoolBeforeTown(entry: CvEducation, towns: ReadonlySet<string>): CvEducation {
  const { field, school, location, level, ...others } = entry;
  const isTown = !location && school !== undefined && towns.has(fold(school.value));
  // A level in doubt is that of a school.
  if (!isTown || !field || level?.doubt !== 'check') return entry;
  return { ...others, level, school: { value: field.value, doubt: 'check' }, location: { value: school.value, doubt: 'check' } };
}
