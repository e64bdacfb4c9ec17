// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.

/** English, text by text: use-intl derives keys and arguments from these literals. Plain texts are shortened. */
export interface Messages {
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
      light: "Light";
      dark: "Dark";
      system: "As on this device";
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
      copyright: "© {year} {name}";
    };
    scrollTop: "Back to top";
    loading: "Loading";
    gate: {
      title: "Sign in to continue";
      text: "This page is for members. Sign in, and we will bring you ri…";
      unavailable: "Sign-in is not open on this site yet.";
      back: "Go back";
    };
    notFound: {
      title: "Page not found";
      text: "Looks like the page you were looking for is no longer here";
      home: "Go to home page";
      contact: "Contact us";
    };
    gone: {
      title: "No longer here";
    };
    error: {
      title: "An error occurred!";
      text: "Something went wrong. Please try again.";
      retry: "Try again";
      missing: "Missing component";
    };
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
}

import type {} from 'use-intl';

// The locale of use-intl is a language tag (languageTag of @fairway/rules/locales), so AppConfig leaves `Locale` a string.
declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}
