// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.

/** English, text by text: use-intl derives keys and arguments from these literals. Plain texts are shortened. */
export interface Messages {
  companies: {
    title: "Employers";
    titleFor: "Employers matching “{text}”";
    titlePage: "{title}, page {page, number}";
    lead: "Who hires students and graduates, what they do, and what th…";
    description: "{count, plural, one {# employer} other {# employers}} hiring students and graduates on {name}. Filter by country, sector and job type.";
    search: {
      label: "Search employers by name";
      placeholder: "Name of an employer";
      submit: "Search";
      clear: "Clear the search";
    };
    results: "Results";
    found: "{count, plural, one {# employer} other {# employers}}";
    foundSome: "{total, plural, one {# employer} other {# employers}}, {from, number} to {to, number}";
    counting: "Loading employers";
    filters: {
      title: "Filters";
      chosen: "{count, plural, one {# chosen} other {# chosen}}";
      chips: "Chosen filters";
      remove: "Remove {name}: {value}";
      clear: "Clear all";
      apply: "Apply filters";
      find: "Search in {name}";
      nothing: "Nothing found";
      limit: "Filter limit reached";
      all: "Show all {count, number}";
      fewer: "Show fewer";
      show: "{count, plural, one {Show # employer} other {Show # employers}}";
      close: "Close filters";
    };
    view: {
      label: "View";
      list: "List";
      grid: "Grid";
    };
    empty: {
      title: "No companies found";
      text: "No employer fits this search. Check the spelling, or take a…";
      none: "No employer shows a profile here yet. Come back soon.";
      clearFilters: "Clear all filters";
      all: "See all employers";
      page: "Nothing on this page";
      pageText: "This list has fewer pages than that.";
      first: "Go to the first page";
    };
    failed: {
      title: "Unknown error";
      again: "Try again";
    };
    openJobs: "{count, plural, =0 {No open jobs} one {# open job} other {# open jobs}}";
    moreSectors: "{count, plural, one {# more sector} other {# more sectors}}";
    detail: {
      description: "{name}: {tagline} {count, plural, =0 {} one {# open job for students and graduates.} other {# open jobs for students and graduates.}}";
      sections: "On this page";
      website: "Website";
      opensNewTab: "(opens in a new tab)";
      about: "About";
      aboutName: "About {name}";
      noAbout: "{name} has not written about itself yet.";
      jobs: "Open jobs";
      allJobs: "{count, plural, one {See the open job} other {See all # open jobs}}";
      noJobs: "Nothing open right now";
      noJobsText: "New jobs of {name} will stand here. Meanwhile, others are hiring.";
      otherJobs: "Find jobs";
      remote: "Remote";
      posted: "Posted {when}";
      videos: "Videos";
      articles: "Articles";
      places: "Locations";
      allPlaces: "All {count, number} locations";
      allPlacesTitle: "All locations of {name}";
      headquarters: "Headquarters";
      group: "Group";
      groupMore: "{count, plural, one {and # more company} other {and # more companies}}";
      thisCompany: "this page";
      facts: "At a glance";
      country: "Country";
      sectors: "Sectors";
      follow: "Follow";
      following: "Following";
      unfollow: "Stop following {name}";
      followed: "You follow {name}.";
      unfollowed: "You no longer follow {name}.";
      followFailed: "Not able to save this. Please try again.";
    };
    signIn: {
      title: "Sign in to follow";
      text: "Following {name} needs an account. Sign in and you land right back here.";
      closed: "Following needs an account, and sign-in is not open on this…";
      signIn: "Sign in";
      notNow: "Not now";
    };
    article: {
      by: "By {name}";
      more: "More articles";
      back: "Back to {name}";
      openPage: "Open as a page";
      loading: "Loading the article";
    };
  };
  consent: {
    banner: {
      label: "Cookies";
      title: "Cookies on {name}";
      implied: "We count which pages and jobs are read, to make this site b…";
      explicit: "May we count which pages and jobs are read, to make this si…";
      accept: "Accept all";
      reject: "Reject";
      settings: "Cookie settings";
      privacy: "Privacy policy";
    };
    settings: {
      title: "Cookie settings";
      intro: "Choose what you allow on this device. Your choice is kept for {days, plural, one {# day} other {# days}}.";
      necessary: "Necessary";
      necessaryHint: "Sign-in, language and this choice. The site does not work w…";
      analytics: "Analytics";
      analyticsHint: "Which pages, jobs and companies are opened. No advertising,…";
      save: "Save my choice";
      saved: "Your cookie settings were saved.";
    };
  };
  content: {
    tools: {
      title: "Tools";
      lead: "Everything on {name} that helps you find and get a job.";
      find: "Find work";
      prepare: "Get ready";
      read: "Read and ask";
      empty: "No tools here yet";
      emptyText: "They appear on this page as soon as they are switched on.";
      external: "opens another site";
    };
    apps: {
      title: "Apps";
      lead: "{name} runs in your browser. Put it on your home screen and it opens like an app: nothing to download, always the newest version.";
      tools: "All tools";
    };
    aboutGptw: {
      title: "About the great-place-to-work programme";
      lead: "Companies in this programme ask their own people what worki…";
      asked: {
        title: "What people are asked";
        text: "Whether they trust the people they work for, whether they a…";
      };
      meaning: {
        title: "What it tells you";
        text: "The view from inside, from many people at once. It stands b…";
      };
      limits: {
        title: "What it does not tell you";
        text: "Every team is different, and so are you. Read the company’s…";
      };
      action: "See companies";
      jobs: "Find jobs";
    };
    login: {
      title: "Sign-in is not switched on here";
      text: "You need no account on {name}: jobs and companies are open to everyone.";
      closed: "This site has nothing that is open without an account yet.";
      jobs: "Find jobs";
      employers: "See companies";
    };
    redirect: {
      title: "One moment";
      text: "We are taking you on.";
      continue: "Continue";
      failedTitle: "We could not take you on";
      failedText: "This link leads to no page of {name}. Start again from here.";
      refusedTitle: "Sign-in did not work";
      refusedText: "The other site did not let you in, or the link has expired.…";
      start: "Go to the start page";
    };
  };
  errors: {
    validation: "Some of what you entered is not valid. Check the marked fie…";
    malformed_body: "The request could not be read. Reload the page and try agai…";
    body_too_large: "What you sent is too large. Make it smaller and try again.";
    unsupported_media_type: "This type of content is not accepted here.";
    cross_site: "This request came from another site and was refused. Open t…";
    unauthenticated: "Sign in to continue.";
    forbidden: "You do not have access to this.";
    not_found: "Looks like what you were looking for is no longer here.";
    method_not_allowed: "This action is not possible here.";
    range_not_satisfiable: "That part of the file does not exist. Download it from the …";
    rate_limited: "Too many attempts. Wait a moment, then try again.";
    unavailable: "The service is not available right now. Try again in a few …";
    storage_full: "There is no space left to store this. Nothing was saved. Co…";
    internal: "An error occurred! Something went wrong. Please try again.";
    InvalidConfiguration: "The configuration of this site is not valid: the school con…";
    jobs: {
      not_found: "We could not find this position. It may have been removed, …";
      link_unavailable: "Not able to get application link, try later.";
      expired: "This position is closed: its deadline has passed.";
      bad_page_token: "This list has changed since you opened it. Load it again fr…";
      filter_limit: "Filter limit reached. Remove a choice before you add anothe…";
    };
    companies: {
      not_found: "No companies found. This company may have left, or the link…";
      article_not_found: "We could not find this article. It may have been removed.";
    };
    content: {
      link_not_found: "We could not find this link. It may have been removed.";
    };
  };
  jobs: {
    title: "Find jobs";
    titleFor: "“{text}” jobs";
    titlePage: "{title}, page {page, number}";
    description: "{count, plural, one {# open job} other {# open jobs}} and internships for students and graduates on {name}. Filter by country, type, level and more.";
    search: {
      label: "Search jobs";
      placeholder: "Title, company, skill or place";
      submit: "Search";
      clear: "Clear the search";
      kinds: {
        title: "Job title";
        company: "Company";
        skill: "Skill";
        place: "Place";
      };
    };
    found: "{count, plural, one {# job} other {# jobs}}";
    foundSome: "{total, plural, one {# job} other {# jobs}}, {from, number} to {to, number}";
    corrected: "Showing results for <em>{text}</em>.";
    atCompanies: "{count, plural, one {At # company} other {At # companies}}";
    filters: {
      title: "Filters";
      chosen: "{count, plural, one {# chosen} other {# chosen}}";
      chips: "Chosen filters";
      remove: "Remove {name}: {value}";
      clear: "Clear all";
      apply: "Apply filters";
      find: "Search in {name}";
      nothing: "Nothing found";
      limit: "Filter limit reached";
      all: "Show all {count, number}";
      fewer: "Show fewer";
      show: "{count, plural, one {Show # job} other {Show # jobs}}";
      showNone: "No jobs with these filters";
      counting: "Counting jobs";
      close: "Close filters";
    };
    sort: {
      label: "Sort by";
      apply: "Sort";
    };
    view: {
      label: "View";
      list: "List";
      grid: "Grid";
    };
    rss: "RSS feed of this search";
    results: "Results";
    loading: "Loading jobs";
    empty: {
      title: "no match found";
      text: "No open job fits this search. Try fewer words or filters.";
      noJobs: "There are no open jobs right now. Come back soon.";
      clearFilters: "Clear all filters";
      clearText: "Search without “{text}”";
      all: "See all jobs";
      page: "Nothing on this page";
      pageText: "This list has fewer pages than that.";
      first: "Go to the first page";
    };
    failed: {
      title: "Not able to load jobs";
      again: "Try again";
    };
    card: {
      remote: "Remote";
      promoted: "Promoted";
      featured: "Featured";
      closes: "Closes {when}";
      closesToday: "Closes today";
      closed: "Closed";
      closedToday: "Closed today";
      posted: "Posted {when}";
      noPlace: "Place not stated";
    };
    detail: {
      back: "All jobs";
      company: "Company";
      places: "{count, plural, one {Place} other {Places}}";
      facts: "At a glance";
      type: "Job type";
      level: "Education level";
      fields: "Fields of study";
      categories: "Position type";
      languages: "Languages";
      start: "Start";
      deadline: "Deadline";
      salary: "Salary";
      published: "Published";
      sectors: "Sectors";
      noDeadline: "Open until filled";
      deadlineAt: "{date}, {time}";
      description: "About the job";
      skills: "Skills";
      otherLanguage: "This text is in {language}.";
      about: "About {name}";
      openAt: "{count, plural, one {# open job} other {# open jobs}}";
      profile: "See the company";
      similar: "Similar jobs";
      apply: "Apply";
      applyElsewhere: "You apply on the employer’s own site.";
      closedTitle: "This job is closed";
      closedText: "It takes no more applications. Here are jobs like it.";
      closedTextAlone: "It takes no more applications.";
      perUnit: {
        HOUR: "{amount} an hour";
        DAY: "{amount} a day";
        WEEK: "{amount} a week";
        MONTH: "{amount} a month";
        YEAR: "{amount} a year";
        other: "{amount}";
      };
      from: "From {amount}";
      upTo: "Up to {amount}";
      between: "{min} to {max}";
      remoteFrom: "Remote, from {countries}";
      metaTitle: "{title} at {company}";
      metaDescription: "{company} is looking for: {title}. {place}. {excerpt}";
    };
    apply: {
      signInTitle: "Sign in to apply";
      signInText: "Applying needs an account. Sign in and you come right back …";
      closedText: "Sign-in is not open on this site yet, so you cannot apply h…";
      signIn: "Sign in";
      failedTitle: "Not able to apply";
      opened: "The application opened in a new tab.";
    };
    share: {
      label: "Share this job";
      share: "Share";
      copy: "Copy link";
      copied: "Link copied";
      notCopied: "Not able to copy. The link is in the address bar.";
      mail: "E-mail";
      mailSubject: "{title} at {company}";
    };
    labels: {
      names: {
        volunteer: "Volunteer";
        graduate_program: "Graduate programme";
        apprenticeship: "Apprenticeship";
        visa_sponsorship: "Visa sponsorship";
        no_visa_sponsorship: "No visa sponsorship";
        us_citizenship: "US citizens only";
        spring: "Spring";
        summer: "Summer";
        fall: "Autumn";
        winter: "Winter";
      };
      tips: {
        volunteer: "Unpaid work";
        graduate_program: "A structured start after your degree";
      };
    };
  };
  shell: {
    skip: "Skip to content";
    nav: {
      label: "Main";
      home: "{name}, start page";
      profile: "My profile";
      jobs: "Find jobs";
      employers: "Employers";
      events: "Events";
      tools: "Tools";
      masterclasses: "Masterclasses";
      resources: "Resources";
      assessments: "Assessments";
      calendar: "Calendar";
      countryGuides: "Country guides";
      links: "Useful links";
      apps: "Apps";
      jobsInChina: "Jobs in China";
      referrals: "Refer a friend";
      courses: "Courses";
      cvReview: "CV review";
      blog: "Blog";
      chat: "Chat";
      unread: "{count, plural, one {# unread message} other {# unread messages}}";
      opensElsewhere: "opens in a new tab";
      menu: "Menu";
      close: "Close menu";
    };
    locale: {
      label: "Language";
      choose: "Choose a language";
    };
    scheme: {
      label: "Appearance";
      toggle: "Switch between light and dark";
    };
    account: {
      signIn: "Sign in";
      menu: "Your account";
      editProfile: "Edit profile";
      score: "Profile {percent}% complete";
      cvs: "My CVs";
      settings: "Settings";
      favorites: "Favourites";
      faqs: "FAQs";
      privacy: "Privacy policy";
      account: "Account";
      cookies: "Cookie settings";
      signOut: "Sign out";
    };
    footer: {
      label: "About this site";
      tagline: "Jobs, employers and events for students and graduates.";
      explore: "Explore";
      about: "About";
      aboutGptw: "Great Place to Work";
      copyright: "© {name}";
    };
    scrollTop: "Back to top";
    loading: "Loading";
    gate: {
      title: "Sign in to continue";
      text: "This page needs an account. Sign in and you land right back…";
      closed: "Sign-in is not open on this site yet.";
    };
    notFound: {
      title: "Page not found";
      text: "Looks like the page you were looking for is no longer here";
      home: "Go to home page";
      contact: "Contact us";
    };
    error: {
      title: "An error occurred!";
      text: "Something went wrong. Please try again.";
      retry: "Try again";
    };
    dialog: {
      close: "Close";
      ok: "OK";
      cancel: "Cancel";
      missing: "Missing component";
    };
    toasts: {
      label: "Notifications";
      close: "Close notification";
    };
  };
  support: {
    open: "Help";
    title: "How can we help?";
    intro: "Write to the team of {name}. The answer comes by e-mail.";
    email: "Your e-mail";
    message: "Your message";
    messageHint: "What did you want to do, and what happened?";
    send: "Send";
    messenger: "Chat with us instead";
    emailMissing: "Enter your e-mail, so that we can answer.";
    emailWrong: "This does not look like an e-mail. It needs an @ and a doma…";
    messageMissing: "Write a few words about what you need.";
    messageTooLong: "This is {count, plural, one {# character} other {# characters}} too long.";
    sentTitle: "Your message was sent";
    sentText: "The answer goes to {email}.";
    done: "Done";
  };
  terms: {
    employmentTypes: {
      FULL_TIME: "Full-time";
      INTERN: "Internship";
      TEMPORARY: "Temporary";
      PART_TIME: "Part-time";
      CREDIT_GIVING_INTERNSHIP: "Internship with study credits";
    };
    jobCategories: {
      ACCOUNTING_AND_FINANCE: "Accounting and finance";
      ADMINISTRATIVE_AND_OFFICE: "Administration and office";
      ADVERTISING_AND_MARKETING: "Advertising and marketing";
      ART_FASHION_AND_DESIGN: "Art, fashion and design";
      BUSINESS_OPERATIONS: "Business operations";
      COMPUTER_AND_IT: "Computers and IT";
      CUSTOMER_SERVICE: "Customer service";
      EDUCATION: "Education";
      ENTERTAINMENT_AND_TRAVEL: "Entertainment and travel";
      HEALTHCARE: "Healthcare";
      HUMAN_RESOURCES: "Human resources";
      LEGAL: "Legal";
      MANAGEMENT: "Management";
      MANUFACTURING_AND_WAREHOUSE: "Manufacturing and warehouse";
      MEDIA_COMMUNICATIONS_AND_WRITING: "Media, communications and writing";
      REAL_ESTATE: "Real estate";
      RESTAURANT_AND_HOSPITALITY: "Restaurants and hospitality";
      SALES_AND_RETAIL: "Sales and retail";
      SCIENCE_AND_ENGINEERING: "Science and engineering";
      SOCIAL_SERVICES_AND_NON_PROFIT: "Social services and non-profit";
      SPORTS_FITNESS_AND_RECREATION: "Sports, fitness and recreation";
      TRANSPORTATION_AND_LOGISTICS: "Transport and logistics";
    };
    educationLevels: {
      phd: "PhD";
      dba: "DBA";
      master: "Master";
      mba: "MBA";
      bachelor: "Bachelor";
      diploma: "Diploma";
      certification: "Certification";
      microcredential: "Microcredential";
    };
    educationFields: {
      accounting: "Accounting";
      agriculture: "Agriculture";
      architecture: "Architecture";
      arts: "Arts";
      biology: "Biology";
      business_administration: "Business administration";
      chemistry: "Chemistry";
      communication: "Communication";
      computer_science: "Computer science";
      data_science: "Data science";
      design: "Design";
      economics: "Economics";
      education: "Education";
      electrical_engineering: "Electrical engineering";
      engineering: "Engineering";
      environment: "Environmental studies";
      finance: "Finance";
      health_sciences: "Health sciences";
      hospitality: "Hospitality";
      human_resources: "Human resources";
      humanities: "Humanities";
      international_relations: "International relations";
      languages: "Languages";
      law: "Law";
      logistics: "Logistics";
      marketing: "Marketing";
      mathematics: "Mathematics";
      mechanical_engineering: "Mechanical engineering";
      medicine: "Medicine";
      physics: "Physics";
      political_science: "Political science";
      psychology: "Psychology";
      social_sciences: "Social sciences";
      statistics: "Statistics";
    };
    sectors: {
      consulting: "Consulting";
      consumer_goods_and_retail: "Consumer goods and retail";
      education_and_research: "Education and research";
      energy_and_environment: "Energy and environment";
      finance_and_insurance: "Finance and insurance";
      healthcare_and_pharma: "Healthcare and pharma";
      hospitality_and_tourism: "Hospitality and tourism";
      industry_and_manufacturing: "Industry and manufacturing";
      legal_and_public_sector: "Legal and public sector";
      media_and_culture: "Media and culture";
      non_profit: "Non-profit";
      real_estate_and_construction: "Real estate and construction";
      technology_and_telecom: "Technology and telecom";
      transport_and_logistics: "Transport and logistics";
    };
    filters: {
      education_level: "Education Level";
      address: "Country";
      sector: "Sectors";
      languages: "Languages";
      job_category: "Position types";
      employment_types: "Job Type";
      education_fields: "Education Fields";
    };
    sorts: {
      relevance: "Best match";
      date: "Newest first";
      deadline: "Deadline, soonest first";
    };
  };
  ui: {
    pages: {
      label: "Pages";
      previous: "Previous page";
      next: "Next page";
      page: "Page {page, number}";
    };
    list: {
      empty: "Nothing found";
      loading: "Searching";
      failed: "Not able to search right now";
      count: "{count, plural, one {# suggestion} other {# suggestions}}";
      clear: "Clear";
    };
    field: {
      optional: "(optional)";
    };
  };
}

import type {} from 'use-intl';

// The locale of use-intl is a language tag (languageTag of @fairway/rules/locales), so AppConfig leaves `Locale` a string.
declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}
