// Ben is half there, Chen has hardly begun, Dina studies at a school that is not on the list. Invented throughout.
import { demoProgramId } from '../../schools/seed.ts';
import { created, type DemoProfile, fields, type ProfileWorld } from './profile.ts';

/** Half a profile: enough for a minimal fair profile, too little to be discovered. */
export function benProfile({ month }: ProfileWorld): DemoProfile {
  return {
    candidate: fields({ gender: 'M', pronoun: { type: 'he/him' }, country: 'SE', city: 'Gothenburg' }),
    nationalities: created({ nationality: 'NG' }),
    workAuthorizations: created({ code: 'SE' }),
    languages: created(
      { languageId: 'en', proficiencyId: 'native_or_bilingual' },
      { languageId: 'sv', proficiencyId: 'professional_working' },
    ),
    skills: fields({ addSkills: ['JavaScript', 'Web development', 'Football coaching'].map((customSkillName) => ({ customSkillName })) }),
    workExperiences: created({
      title: 'Coach',
      companyTitle: 'Harbour Juniors',
      location: 'Gothenburg',
      start: month(30),
      end: null,
      isCurrentJob: true,
      description: '<p>Under-tens, every Saturday, in any weather.</p>',
    }),
    studyPrograms: created({
      start: month(27),
      end: month(-9),
      programId: demoProgramId('nordic', 'BSc in Information Systems'),
    }),
  };
}

/** The first step of the welcome wizard, and no further. */
export function chenProfile(): DemoProfile {
  return {
    candidate: fields({ country: 'CN' }),
    nationalities: created({ nationality: 'CN' }),
  };
}

/** A custom school: it cannot be verified. */
export function dinaProfile({ month }: ProfileWorld): DemoProfile {
  return {
    candidate: fields({
      gender: 'F',
      pronoun: { type: 'other', value: 'elle' },
      country: 'FR',
      city: 'Marseille',
      disability: 'prefer_not_to_say',
      summary: '<p>I draw buildings that stay cool without machines, and I check my drawings with sensors that I solder myself.</p>',
    }),
    nationalities: created({ nationality: 'FR' }, { nationality: 'MA' }),
    languages: created(
      { languageId: 'fr', proficiencyId: 'native_or_bilingual' },
      { languageId: 'ar', proficiencyId: 'full_professional' },
      { languageId: 'en', proficiencyId: 'professional_working' },
    ),
    skills: fields({ addSkills: ['AutoCAD', 'Sketching', 'Soldering'].map((customSkillName) => ({ customSkillName })) }),
    links: created({ name: 'Drawings', value: 'https://dinahaddad.example/drawings' }),
    preferences: fields({
      workPreferences: ['internship'],
      addPreferredSectors: ['real_estate_and_construction'],
      addPreferredCareerFields: ['ART_FASHION_AND_DESIGN'],
    }),
    studyPrograms: created({
      start: month(39),
      end: month(-3),
      studyProgram: {
        customSchoolName: 'Atelier of the Old Harbour',
        name: 'Architecture for warm cities',
        levelId: 'diploma',
        addFields: [{ id: 'architecture' }, { id: 'other', name: 'Building physics' }],
      },
    }),
  };
}
