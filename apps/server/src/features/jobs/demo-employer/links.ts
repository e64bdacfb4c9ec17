// Links of the demo world's postings. Their host is nobody's, so where a node plays the employers they lead to its own page instead.

/** The site of every employer of the demo world; boards that show their postings too are below it. */
export const DEMO_EMPLOYERS = 'jobs.example';
export const EMPLOYER_PATH = '/_employer';

/** True for a link to an employer of the demo world; not for a mail address there. */
export const isDemoEmployer = (link: string): boolean => {
  if (!URL.canParse(link)) return false;
  const { protocol, host } = new URL(link);
  return protocol === 'https:' && (host === DEMO_EMPLOYERS || host.endsWith(`.${DEMO_EMPLOYERS}`));
};

/** Where a posting's application link leads on a node at `origin` that plays the employers; every other link stays as it is. */
export const playedLink = (link: string, origin: string, jobId: string): string =>
  isDemoEmployer(link) ? `${origin}${EMPLOYER_PATH}/${jobId}` : link;
