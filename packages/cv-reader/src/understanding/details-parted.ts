// One line of contact details that nothing but a space parts ("ada@example.org (937) 555-0176 Kettering, OH linkedin.com/in/ada"): its address of mail,
// numbers to call and links are known by their form, and what is left between them is a piece of its own.

const EMAIL = /\S+@\S+\.\S+/gu;
/** With a country's code, or as Americans write them. */
const NUMBER = /(?<=\s|^)(?:\+\d[\d\s().-]{7,}\d|(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4})(?=\s|$)/gu;
const LINK = /(?<=\s|^)(?:https?:\/\/)?(?:www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|io|dev|me|[a-z]{2})(?:\/\S*)?(?=\s|$)/giu;

/** The line with two spaces where such a detail stood. */
export const withoutDetails = (text: string): string => text.replace(EMAIL, '  ').replace(NUMBER, '  ').replace(LINK, '  ');
