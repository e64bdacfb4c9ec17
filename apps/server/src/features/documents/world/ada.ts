// What Ada of the demo world uploaded: two CVs, in English and Swedish, and a picture. Invented throughout.
import { mix } from '@fairway/world-kit/drawing';
import type { DemoCv } from './cv-pdf.ts';

const CONTACT = 'ada@nordic.example · Stockholm, Sweden';

export const ADA_CVS: readonly { fileName: string; cv: DemoCv; isDefault: boolean; daysAgo: number }[] = [
  {
    fileName: 'CV Ada Berg.pdf',
    isDefault: true,
    daysAgo: 12,
    cv: {
      name: 'Ada Berg',
      headline: 'MSc student in industrial engineering',
      contact: CONTACT,
      sections: [
        {
          title: 'Education',
          lines: ['2025 - 2027   MSc Industrial Engineering, Nordic School', '2022 - 2025   BSc Mathematics, Nordic School'],
        },
        {
          title: 'Experience',
          lines: [
            '2026   Summer analyst, Lindvik Norden Group, Stockholm',
            '2024 - 2025   Teaching assistant in statistics, Nordic School',
          ],
        },
        { title: 'Languages', lines: ['Swedish: native', 'English: full professional', 'German: limited working'] },
        { title: 'Skills', lines: ['Python, SQL, statistics, project management'] },
      ],
    },
  },
  {
    fileName: 'CV Ada Berg, svenska.pdf',
    isDefault: false,
    daysAgo: 40,
    cv: {
      name: 'Ada Berg',
      headline: 'Civilingenjörsstudent, industriell ekonomi',
      contact: CONTACT,
      sections: [
        { title: 'Utbildning', lines: ['2025 - 2027   Civilingenjör, Nordic School', '2022 - 2025   Kandidat i matematik, Nordic School'] },
        { title: 'Erfarenhet', lines: ['2026   Sommaranalytiker, Lindvik Norden Group, Stockholm'] },
        { title: 'Språk', lines: ['Svenska: modersmål', 'Engelska: flytande', 'Tyska: goda kunskaper'] },
      ],
    },
  },
];

/** A drawn portrait; no face of anybody. */
export function adaPortrait(): string {
  const [skin, hair, wall, coat] = ['#f0c8a4', '#5a3418', mix('#0f6b57', '#ffffff', 0.7), '#0f6b57'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${wall}"/>
<path d="M150 250C140 110 372 110 362 250L378 390H134Z" fill="${hair}"/><path d="M76 512C84 404 170 372 256 372S428 404 436 512Z" fill="${coat}"/>
<rect x="220" y="310" width="72" height="84" rx="36" fill="${skin}"/><ellipse cx="256" cy="246" rx="82" ry="98" fill="${skin}"/>
<path d="M172 232C180 150 330 138 342 232 300 214 262 196 240 172 228 204 200 222 172 232Z" fill="${hair}"/>
<g fill="#2a1a10"><circle cx="226" cy="252" r="8"/><circle cx="288" cy="252" r="8"/></g><path d="M228 294q28 22 56 0" fill="none" stroke="#8a3a2a" stroke-width="7" stroke-linecap="round"/></svg>`;
}
