// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.

/** English, text by text: use-intl derives keys and arguments from these literals. Plain texts are shortened. */
export interface Messages {
  account: {
    title: "Account";
    failed: "Your account could not be loaded";
    again: "Try again";
    tabs: {
      settings: "Settings";
      subscriptions: "Subscriptions";
      purchases: "Purchases";
      invoices: "Invoices";
      payments: "Payment";
    };
    names: {
      title: "Name";
      text: "This is how others see you.";
      firstName: "First name";
      lastName: "Last name";
      save: "Save name";
      saved: "Your name is saved";
    };
    avatar: {
      edit: "Change picture";
      title: "Your picture";
      choose: "Choose a picture or drop it here";
      hint: "JPEG, PNG or GIF, at most {size}";
      crop: "The part to keep";
      cropHint: "Drag the frame, or move it with the arrow keys. Its corners…";
      preview: "This is how others see you";
      another: "Another picture";
      cancel: "Cancel";
      save: "Save picture";
      saved: "Your picture is saved";
      remove: "Remove picture";
      removed: "Your picture is removed";
      corners: {
        nw: "Top left corner: arrow keys change the size";
        ne: "Top right corner: arrow keys change the size";
        sw: "Bottom left corner: arrow keys change the size";
        se: "Bottom right corner: arrow keys change the size";
      };
    };
    email: {
      title: "Email";
      text: "You sign in with this address, and mail about your account …";
      verified: "Verified";
      newEmail: "New email";
      save: "Change email";
      sent: "A link is on its way to {email}";
      pending: "{email} becomes your email when you open the link that we sent there.";
      resend: "Send the link again";
      cancel: "Keep my present email";
      cancelled: "Your email stays as it is";
    };
    contactEmail: {
      title: "Contact email";
      text: "Employers and schools write to this address.";
      set: "Employers and schools write to this address. It was set onc…";
      label: "Contact email";
      hint: "It can be set only once.";
      save: "Set contact email";
      saved: "Your contact email is set";
      askTitle: "Set your contact email for good?";
      askText: "{email} will be your contact email. You cannot change it later.";
    };
    phone: {
      title: "Phone";
      text: "Only those you share your profile with see it.";
      country: "Country";
      number: "Number";
      save: "Save phone";
      saved: "Your phone number is saved";
      invalid: "This is not a valid phone number of that country";
    };
    language: {
      title: "Language and time zone";
      text: "The language of mails, and the zone of times in them.";
      language: "Language of mails";
      timeZone: "Time zone";
      save: "Save";
      saved: "Saved";
      loading: "Loading time zones";
      noZone: "No time zone found";
      clear: "Clear";
      zones: "{count, plural, one {# time zone} other {# time zones}}";
    };
    password: {
      title: "Password";
      text: "Changing it signs you out everywhere else.";
      firstText: "You sign in without a password so far. Set one to sign in w…";
      current: "Current password";
      currentMissing: "Enter your current password";
      next: "New password";
      save: "Change password";
      set: "Set password";
      saved: "Your password is saved";
    };
    signIn: {
      title: "Signing in";
      text: "Safer and quicker ways than a password.";
      required: "Your role needs a second factor. Add a passkey or an authen…";
    };
    passkeys: {
      title: "Passkeys";
      text: "Sign in with your fingerprint, your face or the lock of you…";
      add: "Add a passkey";
      added: "Your passkey is added";
      cancelled: "No passkey was added";
      unnamed: "My passkey";
      nameTitle: "Name this passkey";
      renameTitle: "Rename this passkey";
      name: "Name";
      nameHint: "For example the device it is on";
      saveName: "Save";
      rename: "Rename";
      renameOf: "Rename {name}";
      remove: "Remove";
      removeOf: "Remove {name}";
      removeTitle: "Remove {name}?";
      removeText: "You can no longer sign in with it here. Delete it on your d…";
      removed: "The passkey is removed";
      lastUsed: "Last used {when}";
      createdOn: "Added {when}";
    };
    authenticator: {
      title: "Authenticator app";
      text: "After your password, you enter a code of an app on your pho…";
      onText: "On. After your password, you enter a code of your app.";
      add: "Set up";
      added: "The authenticator app is set up";
      scan: "Scan this with your authenticator app, then enter the code …";
      qrAlt: "QR code for your authenticator app";
      key: "Or type this key:";
      code: "Code";
      confirm: "Confirm";
      cancel: "Cancel";
      codesLeft: "{count, plural, =0 {No recovery codes are left. Get new ones.} one {# recovery code is left.} other {# recovery codes are left.}}";
      renew: "New recovery codes";
      remove: "Turn off";
      removeTitle: "Turn off the authenticator app?";
      removeText: "Your password alone will sign you in. Your recovery codes e…";
      removed: "The authenticator app is off";
      codesTitle: "Your recovery codes";
      codesText: "Each code signs you in once when your phone is not at hand.…";
      copy: "Copy";
      copied: "Copied";
      download: "Download";
      print: "Print";
      kept: "I have kept them";
    };
    connected: {
      title: "Connected accounts";
      lastUsed: "Last used {when}";
      notLinked: "Not connected";
      link: "Connect";
      linkOf: "Connect {provider}";
      unlink: "Disconnect";
      unlinkOf: "Disconnect {provider}";
      unlinked: "{provider} is disconnected";
      askTitle: "Disconnect {provider}?";
      askText: "You can no longer sign in with {provider}.";
    };
    sessions: {
      title: "Where you are signed in";
      text: "End what you do not know, then change your password.";
      current: "This device";
      unknownDevice: "Unknown device";
      end: "Sign out";
      endOf: "Sign out {device}";
      ended: "That device is signed out";
      everywhere: "Sign out everywhere";
      newer: "Newer";
      older: "Older";
    };
    communication: {
      title: "Mails";
      text: "Mail about your account itself is always sent.";
    };
    privacy: {
      title: "Privacy";
      text: "Your data is yours: take it with you whenever you like.";
      download: "Download my data";
      downloaded: "Your data is downloaded";
      cookies: "Cookie settings";
    };
    deletion: {
      title: "Delete my account";
      text: "Your account and everything in it are erased after {hours, plural, one {# hour} other {# hours}}. Until then you can undo it here, or with the link of the mail that we send.";
      label: "Type {word} to confirm";
      delete: "Delete my account";
      requested: "The deletion has begun";
      begun: "Your account will be erased on {when}.";
      undo: "Keep my account";
      undone: "Your account stays";
    };
    proof: {
      title: "Confirm that it is you";
      text: "This change needs a proof. It holds for ten minutes.";
      password: "Password";
      passwordMissing: "Enter your password";
      code: "Code of your authenticator app";
      codeMissing: "Enter the code";
      confirm: "Confirm";
      useCode: "Use a code instead";
      usePassword: "Use the password instead";
      signInAgain: "Sign out and sign in again, then make this change within te…";
      toSignIn: "Sign in again";
    };
    unsaved: {
      title: "Leave without saving?";
      text: "What you changed on this page is not saved yet.";
      stay: "Stay here";
      leave: "Leave";
    };
  };
  admin: {
    viewBar: {
      text: "You see this site as {name}, until {time}. Nothing can be changed.";
      leave: "Leave this view";
      failed: "The view could not be left. Try again.";
    };
    loadFailed: "This page could not be loaded";
    retry: "Try again";
    save: "Save";
    saved: "Saved";
    yes: "Yes";
    no: "No";
    never: "Never";
    none: "None";
    home: {
      text: "What waits for the people who run this platform.";
      deletionsDue: "Deletions that are due";
      deletionsAsked: "Deletions asked for";
      failedMails: "Mails that failed";
      failedJobs: "Background jobs that failed";
      failingFeeds: "Feeds that fail";
      pendingVerifications: "Pending verifications";
      waiting: "Schools whose students wait longest";
      pending: "{count, plural, one {# pending} other {# pending}}";
      since: "oldest: {date}";
      nobodyWaits: "No verification is pending.";
    };
    tenants: {
      text: "Sites with their own host names, brand and features.";
      add: "Add a tenant";
      search: "Search name, short name or host";
      empty: "No tenants yet";
      name: "Name";
      slug: "Short name";
      hosts: "Host names";
      school: "School";
      default: "Default";
      production: "Production";
    };
    tenant: {
      new: "New tenant";
      basics: "Name and host names";
      basicsText: "What the site is called and where it answers.";
      hostsHint: "One a line, without https:// and port. Each host name belon…";
      isDefault: "Answers every other host name";
      production: "This is a production site";
      brand: "Brand";
      brandText: "Logo and colours of every page and mail.";
      logo: "Logo";
      logoHint: "The address of a picture of this site, such as /media/logo.…";
      primaryColor: "First colour";
      secondaryColor: "Second colour";
      contrastLight: "Text in this colour is hard to read on a light background ({ratio}:1, needed: 4.5:1). A darker shade is used there.";
      contrastDark: "Text in this colour is hard to read on a dark background ({ratio}:1, needed: 4.5:1). A lighter shade is used there.";
      noColor: "Write a colour such as #1d4e89.";
      place: "Language and place";
      locale: "Language";
      country: "Country";
      zone: "Time zone";
      access: "Sign-in and consent";
      socialAuths: "Ways to sign in besides the password";
      consent: "Cookies";
      implied: "Used until declined";
      explicit: "Used only after consent";
      accounts: "Registration and recovery";
      plain: "Say whether an address is known";
      discreet: "Never say whether an address is known";
      secondFactor: "Administrators need a second factor";
      links: "Links and contact";
      supportEmail: "Support email";
      blogLink: "Blog";
      faqLink: "Questions and answers";
      privacyLink: "Privacy policy";
      messengerLink: "Messenger";
      linkHint: "An address that begins with https://";
      schoolPart: "School";
      schoolText: "A tenant can carry the brand of a school.";
      needsSchool: "Show an error while the school has no logo or domain";
      incomplete: "This school has no logo or no domain yet.";
      features: "Features";
      featuresText: "A switch works at the next page on every server, without a …";
      feature: "Feature";
      state: "State";
      on: "On";
      off: "Off";
      byDefault: "By default ({state})";
      notBuilt: "Not built yet";
      switched: "{feature}: saved";
    };
    features: {
      saas: "Site for one customer";
      findJobs: "Find jobs";
      findCompanies: "Find employers";
      login: "Sign-in";
      forcedLogin: "Sign-in needed everywhere";
      loginPrompt: "Prompt to sign in";
      myPage: "My page";
      myProfile: "My profile";
      favorites: "Favourites";
      assessments: "Assessments";
      masterclasses: "Masterclasses";
      courses: "Courses";
      calendar: "Calendar";
      internalResources: "Resources of the school";
      countryGuides: "Country guides";
      documents: "Documents";
      chat: "Chat";
      events: "Events";
      schoolEvents: "School events";
      account: "Account settings";
      billing: "Billing";
      referrals: "Invite friends";
      cvReview: "CV review";
      tools: "Tools";
      apps: "Apps";
      aboutGptw: "About Great Place to Work";
      jobsInChina: "Jobs in China";
      blog: "Blog";
      verifyDocuments: "Documents need verification";
      verifyResources: "Resources need verification";
      verifyCalendar: "Calendar needs verification";
      verifyApply: "Applying needs verification";
    };
    schools: {
      text: "Every school that people can choose, and those that are man…";
      add: "Add a school";
      search: "Search name, short name or domain";
      empty: "No schools yet";
      name: "Name";
      slug: "Short name";
      country: "Country";
      city: "City";
      managed: "Managed here";
      administrators: "Administrators";
      staff: "Staff";
    };
    school: {
      new: "New school";
      basics: "Name";
      basicsText: "What the platform keeps. The school keeps the rest in its o…";
      managedHint: "Its staff can open the console, and its students can be ver…";
      people: "Administrators and staff";
      nobody: "Nobody yet";
      invited: "Invited";
      suspended: "Suspended";
      appoint: "Appoint an administrator";
      appointText: "Someone with an account gets the role at once. Anyone else …";
      email: "Email";
      firstName: "First name";
      lastName: "Last name";
      locale: "Language of the email";
      send: "Appoint";
      outcomeInvited: "An invitation was sent";
      outcomeGranted: "The role was given";
      outcomeHeld: "This person is an administrator already";
      domains: "Domains";
      tenants: "Tenants";
      openConsole: "Open its console";
    };
    roles: {
      Candidate: "Candidate";
      OrganizationAdmin: "Administrator of an organisation";
      SchoolAdmin: "Administrator of a school";
      CareerStaff: "Career services";
      Admin: "Platform administrator";
    };
    status: {
      inactive: "Not activated";
      active: "Active";
      suspended: "Suspended";
    };
    users: {
      text: "Everyone with an account. Choose “Deletion” to see who aske…";
      search: "Search name, email or id";
      empty: "No users yet";
      name: "Name";
      email: "Email";
      role: "Role";
      status: "Status";
      created: "Created";
      deletion: "Deletion";
      asked: "Asked for";
      due: "Due";
      dueAt: "Erased on {date}";
    };
    user: {
      noName: "No name";
      about: "Account";
      id: "Id";
      tenant: "Registered at";
      language: "Language and time zone";
      emailProven: "proven";
      emailUnproven: "not proven";
      roles: "Roles";
      rolesText: "A new role counts within 14 minutes. Taking one away ends e…";
      noRoles: "No roles";
      grant: "Give a role";
      role: "Role";
      organization: "Organisation";
      school: "School";
      give: "Give";
      given: "The role was given";
      take: "Take away";
      takeOf: "Take away: {role}";
      takeTitle: "Take this role away?";
      takeText: "{role}. Every session of this person ends.";
      taken: "The role was taken away";
      signIn: "Sign-in";
      password: "Password";
      passwordSet: "Set";
      providers: "Providers";
      passkeys: "Passkeys";
      authenticator: "Authenticator";
      locked: "Locked after too many wrong tries";
      unlock: "Unlock";
      unlocked: "This person can try again";
      resetFactor: "Remove the authenticator";
      resetTitle: "Remove the authenticator?";
      resetText: "Do this only after you are sure who asked. Every session en…";
      reset: "Remove";
      resetDone: "The authenticator was removed";
      sessions: "Sessions";
      noSessions: "Not signed in";
      unknownDevice: "Unknown device";
      view: "View of an administrator";
      lastUsed: "Last used {date}";
      end: "End";
      endOf: "End: {device}";
      endAll: "End all sessions";
      ended: "Ended";
      connections: "Schools";
      noConnections: "No schools";
      mails: "Emails";
      noMails: "No emails";
      sent: "Sent {date}";
      waiting: "Waiting";
      failed: "Failed";
      deletion: "Deletion";
      deletionText: "Asked for {asked}, carried out {due}.";
      noDeletion: "No deletion was asked for.";
      carryOut: "Erase now";
      carryOutTitle: "Erase this account now?";
      carryOutText: "Every session ends now, and the account is erased in about …";
      carriedOut: "The account is being erased";
      stop: "Stop the deletion";
      stopped: "The deletion was stopped";
      suspend: "Suspend";
      suspendTitle: "Suspend this account?";
      suspendText: "Every session ends, and this person can no longer sign in.";
      suspendDone: "The account was suspended";
      reinstate: "Reinstate";
      reinstateDone: "The account was reinstated";
      viewAs: "View as this person";
      viewAsTitle: "View the site as this person?";
      viewAsText: "For 30 minutes you see what they see. Nothing can be change…";
      viewAsGo: "View";
      audit: "Audit log of this person";
    };
    audit: {
      text: "Who did what, newest first. Times are in your time zone, da…";
      search: "Search actions and subjects";
      empty: "Nothing has happened yet";
      at: "Time";
      actor: "Who";
      platform: "The platform";
      gone: "Erased person";
      action: "Action";
      subject: "What";
      school: "School";
      detail: "Detail";
      actorId: "Id of who did it";
      actionHint: "A whole action, or its beginning: user.";
      subjectHint: "For example user:… or tenant:3";
      from: "From";
      to: "To";
      filter: "Filter";
      more: "More filters";
    };
  };
  communication: {
    email: {
      title: "Mails that you get";
      text: "Turn off what you do not want.";
      messages: "Messages from employers and schools";
      applications: "News of your applications";
      appointments: "Appointments: booked, moved, reminders";
      events: "Events that you joined";
      deadlines: "Deadlines of your favourites";
      suggestions: "Positions that suit you";
      school_news: "News of your school";
    };
    subscriptions: {
      title: "Subscriptions";
      newsletter: "Newsletter";
      new_companies: "New employers";
      career_advice: "Career advice";
      upcoming_events: "Upcoming events";
    };
    unsubscribe: {
      title: "Unsubscribe";
      text: "You will get no more mails of this kind.";
      confirm: "Unsubscribe";
      doneTitle: "You are unsubscribed";
      doneText: "You get no more of these: {kind}. You can turn them on again in your account.";
      failedTitle: "This link does not work";
      failedText: "Change which mails you get in your account.";
      settings: "Open settings";
    };
  };
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
      closed: "Following needs an account, and sign-in is not open on this…";
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
  console: {
    staff: {
      name: "Career services console";
      home: "To do";
      verifications: "Verifications";
      students: "Students";
      cvReviews: "CV reviews";
      settings: "School settings";
      access: "Access simulator";
    };
    admin: {
      name: "Platform console";
      home: "Overview";
      tenants: "Tenants";
      schools: "Schools";
      users: "Users";
      organizations: "Organisations";
      reference: "Reference data";
      operations: "Jobs and mail";
      imports: "Imports";
      audit: "Audit log";
    };
    menu: "Console menu";
    openMenu: "Open menu";
    closeMenu: "Close menu";
    leave: "Back to the site";
    path: "You are here";
    school: "School";
    noSchool: {
      title: "No school yet";
      text: "Your account is not staff of a school. Ask an administrator…";
    };
    secondFactor: {
      title: "Set up a second factor";
      text: "This site asks people who manage it for a second factor. Se…";
      go: "Go to settings";
    };
    list: {
      search: "Search";
      searchButton: "Search";
      clearSearch: "Clear search";
      filters: "Filters";
      any: "Any";
      chosen: "{count, plural, one {# chosen} other {# chosen}}";
      removeFilter: "Remove filter {name}";
      clearFilters: "Clear the filters";
      sortBy: "Sort by";
      ascending: "{name}, ascending";
      descending: "{name}, descending";
      total: "{count, plural, one {# result} other {# results}}";
      totalMore: "{count, number}+ results";
      pageSize: "Rows per page";
      csv: "Download CSV";
      select: "Select {name}";
      selectAll: "Select all on this page";
      selected: "{count, plural, one {# selected} other {# selected}}";
      clearSelection: "Clear selection";
      actions: "Actions";
      noMatch: "Nothing matches";
      noMatchText: "Try other words, or clear the filters.";
      noPage: "This page is empty";
      noPageText: "The list has become shorter.";
      firstPage: "Go to the first page";
      failed: "The list could not be loaded";
      retry: "Try again";
    };
    keys: {
      open: "Keyboard shortcuts";
      title: "Keyboard shortcuts";
      search: "Go to the search field";
      rows: "Go to the next or previous row";
      select: "Select the row";
      enter: "Open the row";
      help: "Show this help";
      on: "Use single-key shortcuts";
      close: "Close";
    };
    cancel: "Cancel";
    undo: "Undo";
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
  documents: {
    title: "My documents";
    text: "CVs and other files that you send with applications. Only y…";
    cvsTitle: "My CVs";
    cvsText: "Employers get your default CV.";
    cvuploadTitle: "Upload a CV";
    failed: "Your documents could not be loaded";
    again: "Try again";
    listTitle: "Your documents";
    count: "{count} of {limit}";
    empty: "No documents yet";
    emptyText: "Upload your first CV. It becomes the one that employers get.";
    default: "Default";
    kinds: {
      label: "Type of document";
      cv: "CV";
      document: "Other document";
    };
    upload: {
      title: "Upload a document";
      drop: "Choose a file or drop it here";
      hint: "PDF, DOC or DOCX, at most {size}";
      consent: "I agree that this file is stored and, when I apply, shown t…";
      send: "Upload";
      remove: "Choose another file";
      progress: "Uploading {name}";
      sending: "Uploading…";
      checking: "Checking the file…";
      cancel: "Cancel";
      cancelled: "The upload was cancelled. Nothing was stored.";
      done: "{name} is stored";
    };
    actions: {
      download: "Download {name}";
      rename: "Rename {name}";
      setDefault: "Make {name} the default";
      delete: "Delete {name}";
    };
    rename: {
      label: "New name";
      hint: "The ending .{extension} stays.";
      save: "Save name";
      cancel: "Cancel";
      saved: "The document is now called {name}";
    };
    defaultSet: "{name} is now the default";
    delete: {
      title: "Delete {name}?";
      text: "The file is deleted for good.";
      textDefault: "The file is deleted for good, and your newest other CV beco…";
      confirm: "Delete";
      deleted: "{name} is deleted";
    };
    notVerified: {
      title: "Documents open once your school is verified";
      text: "Until then you find your documents in your profile.";
      link: "Documents of my profile";
    };
  };
  education: {
    otherField: "Other field";
  };
  entries: {
    add: "Add";
    update: "Update";
    cancel: "Cancel";
    delete: "Delete";
    editEntry: "Edit {name}";
    closeForm: "Close without these changes";
    newEntry: "New entry";
    unnamed: "No name yet";
    removed: "{name} is removed when you save.";
    undo: "Undo";
    undoOf: "Undo: {name}";
    changedElsewhere: "Changed in another window";
    openFirst: "Add or update the entry that is open, then save.";
    period: "{start} – {end}";
    until: "Until {end}";
    from: "{start}";
    present: "present";
    months: {
      choose: "Choose a month";
      clear: "Clear";
      earlierYears: "Earlier years";
      laterYears: "Later years";
      otherYear: "Choose another year";
      start: "Start";
      end: "End";
      placeholder: "Month and year";
    };
    writing: {
      description: "Description";
      count: "{used, number} of {max, plural, one {# character} other {# characters}}";
    };
    languages: {
      title: "Languages";
      text: "The languages you speak, and how well.";
      empty: "Say which languages you speak. Many employers look for them.";
      addFirst: "Add languages";
      add: "Add language";
      language: "Language";
      level: "How well you speak it";
      chooseLevel: "Choose a level";
      remove: "Remove {name}";
      search: "Search languages";
      failed: "The list of languages could not be loaded";
    };
    work: {
      title: "Work experience";
      text: "Jobs, internships and volunteering. The latest comes first.";
      empty: "Show where you have worked: also a summer job or an interns…";
      addFirst: "Add work experience";
      add: "Add work experience";
      jobTitle: "Title";
      company: "Company";
      location: "Location";
      current: "I work here now";
      currentMark: "Current";
    };
    memberships: {
      title: "Memberships";
      text: "Clubs, student groups and organizations you are or were a p…";
      empty: "Clubs, boards and student groups show what you care about.";
      addFirst: "Add memberships";
      add: "Add membership";
      role: "Title";
      organization: "Organization";
      active: "I am a member now";
      activeMark: "Active";
    };
    education: {
      title: "Education";
      text: "What you study and what you studied.";
      empty: "Add your studies: employers look for level, field and gradu…";
      addFirst: "Add education";
      add: "Add education";
      school: "School";
      searchSchool: "Search schools";
      addSchool: "Add “{name}” as a school";
      notListed: "This school is not on our list, so it cannot be verified.";
      noSchoolFound: "No school found. Write its name to add it.";
      program: "Program";
      searchProgram: "Search or write a program";
      noProgramFound: "No program found. Write its name.";
      ownProgram: "Use “{name}”";
      campus: "Campus";
      noCampus: "No campus";
      chooseCampus: "Choose a campus";
      level: "Level";
      chooseLevel: "Choose a level";
      field: "Field of study";
      chooseField: "Choose a field";
      otherField: "Another field";
      fieldName: "Your field";
      byProgram: "Level and field come from the program of the school.";
      chooseSchoolFirst: "Choose your school first.";
      endHint: "Still studying? Give the month you expect to graduate.";
      current: "Present";
      newSchool: {
        title: "Add a new school";
        text: "A school that you add yourself cannot be verified. What a s…";
        name: "Name of the school";
        missing: "Write the name of the school";
        add: "Add school";
        cancel: "Cancel";
        failed: "The school could not be added. Please try again.";
      };
    };
    skills: {
      title: "Skills";
      text: "What you are good at. The first ones are read the most.";
      empty: "Skills are how employers find you, and how we find jobs for…";
      addFirst: "Add skills";
      add: "Add a skill";
      search: "Search skills, or write your own";
      create: "Add “{name}”";
      remove: "Remove {name}";
      yours: "Your skills";
      none: "No skills yet";
      full: "You have as many skills as a profile holds.";
    };
    nationality: {
      title: "Nationality and work authorization";
      text: "Where you come from and where you may work.";
      empty: "Employers may have to know where you are allowed to work.";
      addFirst: "Add your nationality";
      nationalities: "Nationality";
      addNationality: "Add a nationality";
      search: "Search countries";
      main: "Main";
      makeMain: "Make main: {name}";
      makeMainShort: "Make main";
      remove: "Remove {name}";
      authorizations: "Work authorization";
      authorizationsText: "Countries where you may work without a new permit.";
      addAuthorization: "Add a country or the EU";
      eu: "European Union";
      byNationality: "You have this by your nationality: {country}.";
      byEu: "Citizens of {country} may work in the whole European Union.";
      locked: "Cannot be changed here";
      none: "Nothing added yet";
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
      profile_incomplete: "Your profile is not complete enough to apply. Fill in what …";
      bad_page_token: "This list has changed since you opened it. Load it again fr…";
      filter_limit: "Filter limit reached. Remove a choice before you add anothe…";
      not_verified: "Applying needs a verified school. Verify yours, then apply …";
    };
    companies: {
      not_found: "No companies found. This company may have left, or the link…";
      article_not_found: "We could not find this article. It may have been removed.";
    };
    second_factor_needed: "This needs a second factor. Set up a passkey or an authenti…";
    InvalidUsernameOrPassword: "Wrong username or password";
    InactiveUser: "The user with provided email is inactive. Check your email …";
    AuthenticationFailed: "Was not able to authenticate";
    InsecureConnection: "Signing in needs a secure connection. Open this site with h…";
    InvalidRefreshToken: "Your session has ended. Sign in again.";
    InvalidEmail: "Typed email is not a valid email";
    PasswordTooShort: "The password must have at least 8 characters";
    PasswordRequiresLower: "The password must have at least one lowercase letter";
    PasswordRequiresUpper: "The password must have at least one uppercase letter";
    PasswordRequiresNonAlphanumeric: "The password must have at least one number or special symbol";
    PasswordRequiresUniqueChars: "The password must have at least 6 different characters";
    PasswordTooCommon: "This password is too common. Choose one that is harder to g…";
    PasswordChangeFailed: "Was not able to change password";
    DuplicateUserName: "Email is already in use";
    DuplicateEmail: "Email is already in use";
    EmailNotAvailable: "The provided email is already in use.";
    RegistrationFailed: "Was not able to create a user";
    RecoverPasswordFailed: "Was not able to send recover-password email. Maybe wrong em…";
    InvalidToken: "Your token is invalid or has expired.";
    InvalidCode: "Invalid code";
    InvalidPasskey: "This passkey was not accepted. Try again, or sign in anothe…";
    UserNotFound: "The user does not exist! Please contact support.";
    UserAlreadyActive: "The user is already activated! Please try to log in.";
    ActivationFailed: "Was not able to activate account";
    InvalidProvider: "This way of signing in is not offered here. Choose another …";
    INVALID_PROVIDER_GOOGLE: "Your email already belongs to an account that does not sign…";
    INVALID_PROVIDER_LINKEDIN: "Your email already belongs to an account that does not sign…";
    INVALID_PROVIDER_FACEBOOK: "Your email already belongs to an account that does not sign…";
    INVALID_PROVIDER_WECHAT: "Your email already belongs to an account that does not sign…";
    SocialLoginFailed: "Could not log in with this provider. Try again, or choose a…";
    WrongPassword: "This is not your current password";
    ProofNeeded: "Confirm that it is you first: enter your password or sign i…";
    UpdateFailed: "Was not able to update";
    InvalidPhoneNumber: "This is not a valid phone number";
    InvalidTimeZone: "This time zone is not known";
    account: {
      contact_email_set: "The contact email can be set only once";
      wrong_word: "Type the confirmation word exactly as it is shown";
      last_sign_in: "This is your only way to sign in. Set a password or add ano…";
      passkey_limit: "An account can hold 20 passkeys. Remove one first.";
      authenticator_set: "An authenticator app is set up already. Remove it first.";
      authenticator_missing: "Set up an authenticator app first";
    };
    referrals: {
      own_address: "This is your own email address";
    };
    content: {
      link_not_found: "We could not find this link. It may have been removed.";
    };
    profile: {
      changed: "Your profile was changed somewhere else since you opened it…";
      invalid: "Some entries are not valid. Check the marked fields and try…";
    };
    education: {
      program_current: "You study at this school today, so this warning stays until…";
      program_used: "This program is part of your education. Remove that entry f…";
    };
    documents: {
      wrong_type: "This type of file is not supported. Upload a PDF, DOC or DO…";
      too_large: "File size is too large. The limit is 16 MB.";
      empty: "This file is empty.";
      unreadable: "This file is damaged or locked with a password. Save it aga…";
      infected: "This file contains a virus and was not stored.";
      macros: "This file contains macros. Save it without macros, or as a …";
      active_content: "This PDF contains scripts, programs or embedded files. Prin…";
      two_types: "This file is two types of file in one and was not stored.";
      archive_bomb: "This file unpacks to far more than it should and was not st…";
      consent: "Tick the statement of consent before you upload.";
      limit: "You have reached the number of documents you can keep. Dele…";
      not_verified: "Documents open once your school is verified.";
      name_missing: "Give the document a name.";
      not_a_cv: "Only a CV can be your default.";
    };
    avatar: {
      wrong_type: "Invalid file type";
      too_large: "Image is too large";
      unreadable: "This picture is damaged and cannot be opened. Try another o…";
    };
    favorites: {
      limit: "You have reached the number of favourites you can keep. Rem…";
    };
    import: {
      unreadable: "This file is not a JSON Resume. Choose another one.";
      daily_limit: "You have reached today’s number of imports. Try again tomor…";
    };
    InvalidEmailDomain: "This address does not belong to your school. Choose the par…";
    ExistingConnection: "You are already connected with this school.";
    VerificationFailed: "Was not able to initiate verification";
    verification: {
      message_missing: "Write a short message first.";
      message_long: "This message is too long. Shorten it to 500 characters.";
      method_off: "Your school does not offer this way of verification.";
      mail_limit: "We sent you several emails in the last hour. Look into your…";
      wrong_state: "This verification has changed in the meantime. Reload the p…";
      program_current: "You study at this school today, so its verification cannot …";
      too_late: "This can no longer be undone. A decision can be undone for …";
      reason_missing: "Give a reason: the student reads it.";
      address_academic: "This is an address of a school. Give a private one.";
    };
    shares: {
      target: "Choose one person or one organization to share with.";
      expiration: "Choose an end within the next year.";
      declined: "This person does not want to share their profile with you.";
      daily_limit: "You have asked for many profiles today. Go on tomorrow.";
    };
    view_as: {
      read_only: "You see this page as somebody else. Nothing can be changed …";
    };
    tenants: {
      slug_taken: "Another tenant has this short name.";
      host_taken: "Another tenant answers this host name.";
      host_wrong: "This is not a host name. Leave out https://, the port and t…";
      default_needed: "This tenant answers every other host. Make another tenant t…";
      school_unknown: "This school does not exist.";
      school_incomplete: "This school has no logo or no domain yet. Complete it first…";
      changed: "Somebody else has changed this tenant in the meantime. Relo…";
      feature_unbuilt: "This part is not built yet, so it cannot be turned on.";
    };
    schools: {
      slug_taken: "Another school has this short name.";
      changed: "Somebody else has changed this school in the meantime. Relo…";
    };
    users: {
      role_scope: "Choose the organisation or school that this role is for.";
      last_administrator: "This is the last administrator. Appoint another one first.";
      own_account: "You cannot do this to your own account.";
      no_second_factor: "This account has no authenticator.";
      not_active: "This account was never activated, so it cannot be suspended…";
      being_erased: "This account is being erased.";
      no_deletion: "No deletion is waiting for this account.";
      not_viewable: "Only candidates with an active account can be viewed.";
    };
  };
  favorites: {
    title: "Favourites";
    tabs: {
      label: "What you saved";
      active: "Open";
      expired: "Expired";
      companies: "Companies";
    };
    deadlines: {
      label: "Closes";
      all: "Any time";
      this_week: "This week";
      this_month: "Later this month";
      later: "Later";
    };
    count: "{count, plural, one {# position} other {# positions}}";
    companyCount: "{count, plural, one {# company} other {# companies}}";
    openJobs: "{count, plural, =0 {No open jobs} one {# open job} other {# open jobs}}";
    closes: "Closes {when}";
    closesToday: "Closes today";
    closed: "Closed {when}";
    withdrawn: "Withdrawn";
    noDeadline: "Open until filled";
    more: "Show more";
    loading: "Loading";
    undo: "Undo";
    removed: "{title} is no longer a favourite.";
    unfollowed: "You no longer follow {name}.";
    unfollow: "Stop following {name}";
    following: "Following";
    notSaved: "Not able to save this. Please try again.";
    failed: "Not able to load this";
    again: "Try again";
    empty: {
      active: "No favourites yet";
      activeText: "Tap the heart on a position and it waits for you here, with…";
      filtered: "Nothing closes then";
      filteredText: "None of your favourites closes in this time.";
      all: "Show all favourites";
      expired: "Nothing has expired";
      expiredText: "Favourites move here when their position closes.";
      companies: "You follow no company yet";
      companiesText: "Follow employers on their page. You find them here, and on …";
      jobs: "Find jobs";
      employers: "See employers";
    };
    calendar: {
      title: "Deadlines in your calendar";
      text: "Subscribe to a private calendar of your favourites’ deadlin…";
      make: "Make an address";
      address: "Address of the calendar";
      copy: "Copy";
      copied: "Address copied";
      notCopied: "Not able to copy. Select the address and copy it yourself.";
      read: "Last read {when}";
      neverRead: "Not read yet";
      renew: "Make a new address";
      renewTitle: "Make a new address?";
      renewText: "The present address stops working. Calendars that use it ne…";
      renewed: "The new address is ready.";
      revoke: "Stop the calendar";
      revokeTitle: "Stop the calendar?";
      revokeText: "The address stops working, and nobody can read your deadlin…";
      revoked: "The address no longer works.";
      cancel: "Cancel";
    };
    feed: {
      name: "Application deadlines";
      closes: "{title} ({company}) closes";
      until: "Applications until {when}.";
    };
  };
  heart: {
    save: "Save {title} as a favourite";
    remove: "Remove {title} from your favourites";
    short: "Save";
    saved: "Saved";
    failed: "Was not able to favorite this position.";
    signInTitle: "Sign in to save";
    closed: "Favourites need an account, and sign-in is not open on this…";
  };
  identity: {
    popup: {
      home: "Sign in or create an account";
      login: "Sign in";
      register: "Create your account";
      forgot: "Reset your password";
      forgotSent: "Check your email";
      verify: "Verify your email";
      secondFactor: "Confirm that it is you";
      back: "Back";
      or: "or";
      continue: "Continue";
      signIn: "Sign in";
      signUp: "Create account";
      newHere: "New here?";
      signUpLink: "Create an account";
      haveAccount: "Have an account already?";
      forgotLink: "Forgot your password?";
      change: "Change";
      as: "Signing in as";
      passkey: "Sign in with a passkey";
      moreWays: "More ways to sign in";
      social: "Continue with {provider}";
      forgotText: "Enter the email of your account. You get a link to set a ne…";
      sendLink: "Send the link";
      forgotSentText: "A link to set a new password is on its way to <email></email>. It works for one hour.";
      verifyText: "A link to verify your email is on its way to <email></email>. Open it, then sign in.";
      spam: "Nothing there? Look in your spam folder, or send it again.";
      resend: "Send it again";
      resent: "Sent again.";
      toSignIn: "Continue to sign in";
      secondFactorText: "Enter the six digits that your authenticator app shows, or …";
      confirm: "Confirm";
    };
    helper: {
      gate: "This page needs an account. Sign in and you land right back…";
      forced: "This site is open to members. Sign in to go on.";
      prompt: "Sign in to save positions, follow employers and apply.";
      apply: "Applying needs an account. Sign in and you go on with your …";
      favorite: "Favourites need an account. Sign in and the position is sav…";
      follow: "Following employers needs an account. Sign in and you follo…";
      ended: "Your session has ended. Sign in again.";
      verified: "Your email is verified. Sign in to go on.";
      emailChanged: "Your new email is verified. Sign in with it from now on.";
      passwordSet: "Your new password is set. Sign in with it.";
      recovered: "Your account stays. Sign in to go on.";
      referral: "A friend invited you. Create an account or sign in.";
    };
    field: {
      email: "Email";
      emailMissing: "Enter your email";
      password: "Password";
      passwordMissing: "Enter your password";
      newPassword: "New password";
      confirmation: "Confirm password";
      mismatch: "Passwords do not match";
      show: "Show password";
      hide: "Hide password";
      code: "Code";
      codeMissing: "Enter the code";
      firstName: "First name";
      firstNameMissing: "Enter your first name";
      lastName: "Last name";
      lastNameMissing: "Enter your last name";
    };
    checklist: {
      label: "Your password needs";
      PasswordTooShort: "8 characters or more";
      PasswordRequiresLower: "A lowercase letter";
      PasswordRequiresUpper: "An uppercase letter";
      PasswordRequiresNonAlphanumeric: "A number or symbol";
      PasswordRequiresUniqueChars: "6 different characters";
      met: "done";
      open: "still missing";
    };
    failed: {
      code: "Error: {code}";
      social: "Could not log in with {provider}";
      socialTitle: "Sign-in did not work";
    };
    verify: {
      title: "Verify your email";
      checking: "Looking at your link";
      text: "Confirm that <email></email> is yours.";
      changeTitle: "Confirm your new email";
      changeText: "From now on you sign in with <email></email>.";
      confirm: "Confirm";
      doneTitle: "Your email is verified";
      doneText: "Thank you. You can go on with <email></email>.";
      continue: "Continue";
      failedTitle: "This link does not work";
      failedText: "It was used already, or it has expired. Enter your email an…";
    };
    recover: {
      title: "Keep your account?";
      text: "Your account {email} will be erased on {date}. You can still keep it, with everything in it.";
      keep: "Keep my account";
      doneTitle: "Your account stays";
      doneText: "Nothing was erased. Sign in to go on.";
      failedTitle: "This link does not work";
      failedText: "It was used already, or the time to change your mind is ove…";
    };
    reset: {
      title: "Set a new password";
      text: "For your account {email}. You are signed out everywhere else.";
      save: "Set password";
      doneTitle: "Your new password is set";
      doneText: "Sign in with it.";
      failedTitle: "This link does not work";
      failedText: "It was used already, or it has expired. Enter your email an…";
      askTitle: "Reset your password";
    };
    activate: {
      title: "Activate your account";
      step: "Step {step} of {steps}";
      addressTitle: "Your email";
      addressText: "You sign in with this address.";
      namesTitle: "Your name";
      namesText: "This is how others see you.";
      passwordTitle: "Your password";
      passwordText: "With it you sign in next time.";
      next: "Next";
      finish: "Activate account";
      doneTitle: "Welcome, {name}";
      doneText: "Your account is active and you are signed in.";
      continue: "Continue";
      failedTitle: "This invitation does not work";
      otherEmail: "Email is already in use. Try a different email.";
    };
    page: {
      loginTitle: "Sign in";
      loginText: "{name} is open to those who have an account.";
      home: "Go to home page";
      retry: "Try again";
      signIn: "Sign in";
      sent: "Look in your mailbox: a new link is on its way to {email} if it has an account.";
    };
    bar: {
      deletion: "Your account will be erased on {date}.";
      undo: "Undo";
      undone: "Your account stays.";
      undoFailed: "This could not be undone. Try again.";
      secondFactor: "Your role needs a second factor. Set up a passkey or an aut…";
      setUp: "Set up";
    };
    landing: {
      connected: "{provider} is connected to your account.";
      emailTitle: "Your email, please";
      emailText: "{provider} did not give us a verified email. Enter yours and you get a code.";
      sendCode: "Send the code";
      codeTitle: "Enter the code";
      codeText: "We sent a code of six digits to <email></email>.";
      otherEmail: "Use another email";
      otherWay: "Sign in another way";
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
      closedText: "Sign-in is not open on this site yet, so you cannot apply h…";
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
  mypage: {
    title: "My page";
    hello: "Hello {name}";
    helloNobody: "Hello";
    suggested: "Suggested for you";
    newest: "New and open to students";
    newestIn: "New and open to students in {country}";
    profileText: "The more your profile says, the better these fit.";
    newestText: "Your profile says nothing of what you look for yet. Tell us…";
    completeProfile: "Complete your profile";
    reason: {
      skills: "{count, plural, one {# of your skills} other {# of your skills}}";
      careerField: "your field";
      educationField: "what you study";
      educationLevel: "open to your level";
      country: "in {country}";
      sector: "your sector";
      employer: "an employer you prefer";
      label: "Fits you: {reasons}";
    };
    closingSoon: "Closing soon";
    allFavorites: "All favourites";
    noFavorites: "Positions that you save stand here when they close soon.";
    followed: "New at companies you follow";
    allFollowed: "Companies you follow";
    noFollowed: "Follow employers, and their newest positions stand here.";
    noNews: "The companies you follow have nothing open now.";
    posted: "Posted {when}";
    nothing: "Nothing to suggest yet";
    nothingText: "There are no open positions right now. Come back soon.";
    findJobs: "Find jobs";
    findEmployers: "Find employers";
    loading: "Loading suggestions";
    failed: "Not able to load this";
    again: "Try again";
  };
  profile: {
    issues: {
      first_name_missing: "First name is required";
      last_name_missing: "Last name is required";
      gender_missing: "Gender is required";
      pronoun_missing: "Pronoun is required";
      pronoun_words_missing: "Write the pronoun you use";
      disability_missing: "Disability is required";
      minority_missing: "Ethnic minority is required";
      nationality_missing: "Nationality is required";
      location_missing: "Current location is required";
      country_unknown: "Choose a country from the list";
      summary_too_long: "The summary is longer than 2600 characters";
      code_missing: "Choose a country or the EU";
      code_unknown: "Choose a country from the list";
      code_twice: "This work authorization is already on your list";
      code_implied: "You already have this work authorization by your nationality";
      nationality_unknown: "Choose a country from the list";
      nationality_twice: "This nationality is already on your list";
      language_missing: "Choose a language";
      language_unknown: "Choose a language from the list";
      language_twice: "This language is already on your list";
      language_unchanged: "Nothing was changed";
      proficiency_missing: "Choose how well you speak it";
      proficiency_unknown: "Choose a level from the list";
      title_missing: "Title is required";
      company_title_missing: "Company is required";
      organization_name_missing: "Organization is required";
      too_long: "This text is too long";
      description_too_long: "The description is longer than 400 characters";
      start_invalid: "Start date is not valid";
      end_invalid: "End date is not valid";
      end_before_start: "End date has to be after start date";
      skill_missing: "Write or choose a skill";
      skill_unknown: "Choose a skill from the list or write your own";
      skill_twice: "This skill is already on your list";
      link_name_missing: "Name the link";
      link_invalid: "Write a web address that starts with https://";
      sector_unknown: "Choose a sector from the list";
      sector_twice: "This sector is already chosen";
      sector_limit: "Choose up to three sectors";
      career_field_unknown: "Choose a career field from the list";
      career_field_twice: "This career field is already chosen";
      career_field_limit: "Choose up to three career fields";
      employer_missing: "Write or choose an employer";
      employer_unknown: "Choose an employer from the list or write a name";
      employer_twice: "This employer is already on your list";
      not_open_to_jobs: "Say that you are open to jobs before you choose kinds of wo…";
      degree_field_invalid: "Invalid degree field";
      school_invalid: "Invalid school";
      degree_level_invalid: "Invalid degree level";
      study_start_invalid: "Invalid start date";
      study_end_invalid: "Invalid end date";
      study_period_invalid: "Invalid study period. You can not graduate before the start…";
      campus_unknown: "Choose a campus of this school";
      campus_missing: "Choose your campus";
      program_unknown: "Choose a program of this school";
      section_limit: "A section holds up to 100 entries";
      entry_unknown: "This entry is gone. It may have been removed in another win…";
      entry_twice: "This entry was changed twice in one save";
    };
    proficiencies: {
      elementary: "Elementary";
      limited_working: "Limited working";
      professional_working: "Professional working";
      full_professional: "Full professional";
      native_or_bilingual: "Native or bilingual";
    };
    genders: {
      M: "Man";
      F: "Woman";
      B: "Non-binary";
      O: "Other";
      N: "Prefer not to say";
    };
    pronouns: {
      "he/him": "He/him";
      "she/her": "She/her";
      "they/them": "They/them";
      other: "Other";
      prefer_not_to_say: "Prefer not to say";
    };
    answers: {
      yes: "Yes";
      no: "No";
      prefer_not_to_say: "Prefer not to say";
    };
    visibilities: {
      private: "Only me";
      schools: "My schools";
      employers: "My schools and verified employers";
      public: "Everyone with the link";
    };
    workLocations: {
      onsite: "On site";
      remote_hybrid: "Remote or hybrid";
    };
    workPreferences: {
      internship: "Internship";
      graduate_program: "Graduate programme";
      part_time: "Part-time";
      full_time: "Full-time";
      volunteer: "Volunteer";
    };
    requirements: {
      first_name: "First name";
      last_name: "Last name";
      gender: "Gender";
      pronoun: "Pronoun";
      disability: "Disability";
      nationality: "Nationality";
      location: "Current location";
      work_authorization: "Work authorization";
      summary: "Summary";
      skills: "Skills";
      languages: "Languages";
      work_experience: "Work experience";
      study_programs: "Education";
      welcome_education: "Education";
      memberships: "Memberships";
      preferences: "Career fields";
      links: "Links";
    };
    sections: {
      user: "Personal details";
      candidate: "Personal details and summary";
      workAuthorizations: "Work authorization";
      languages: "Languages";
      workExperiences: "Work experience";
      memberships: "Memberships";
      nationalities: "Nationality";
      skills: "Skills";
      links: "Links";
      preferences: "Preferences";
      studyPrograms: "Education";
    };
    title: "My profile";
    failed: "Your profile could not be loaded";
    again: "Try again";
    loading: "Loading your profile";
    saved: "Your profile is saved";
    editOf: "Edit {section}";
    optional: "(optional)";
    edit: {
      save: "Save";
      cancel: "Cancel";
      close: "Close";
      done: "Done";
      loading: "Loading";
    };
    unsaved: {
      title: "Save your changes?";
      text: "You changed something here that is not saved yet.";
      invalidText: "You changed something here that cannot be saved yet. If you…";
      stay: "Keep editing";
      leave: "Leave without saving";
      save: "Save";
    };
    conflict: {
      title: "Your profile changed in another window";
      text: "These sections are newer than what you see here:";
      show: "Show what changed";
      shown: "You see the newest values now. What you typed here is kept.…";
      theirs: "In the other window: {value}";
      nothing: "nothing";
      taken: "Changed in the other window";
    };
    side: "About this profile";
    updated: "Last updated";
    headline: "{what} at {where}";
    noAnswer: "No answer";
    list: {
      loading: "Loading";
      empty: "Nothing found";
      failed: "The list could not be loaded";
      clear: "Clear";
      count: "{count, plural, one {# option} other {# options}}";
    };
    confidential: {
      title: "Confidential";
      text: "Employers and schools never see these answers, and they do …";
      onlyYou: "only you see this";
    };
    phone: {
      country: "Country code";
      number: "Phone number";
      invalid: "This is not a valid phone number of that country";
    };
    names: {
      title: "Add your name";
      text: "Employers and schools see you by your name.";
      saved: "Your name is saved";
    };
    personal: {
      title: "Personal details";
      edit: "Edit details";
      empty: "Say where you are and how you want to be addressed.";
      add: "Add details";
      saved: "Your details are saved";
      firstName: "First name";
      lastName: "Last name";
      gender: "Gender";
      pronoun: "Pronoun";
      pronounWords: "Your pronoun";
      location: "Location";
      country: "Current country";
      city: "City";
      disability: "Do you have a disability?";
      ethnicMinority: "Do you belong to an ethnic minority?";
      nationality: "Nationality";
      mayWorkIn: "You may work in {places}.";
      editNationality: "Edit nationality and work authorization";
    };
    summary: {
      title: "Summary and links";
      label: "Summary";
      hint: "Who you are, what you are good at, what you look for.";
      counter: "{used, number} of {max, number} characters";
      empty: "Introduce yourself in a few sentences. It is the first thin…";
      add: "Write a summary";
      missing: "You have not written a summary yet.";
      saved: "Your summary and links are saved";
    };
    links: {
      title: "Links";
      name: "Name";
      address: "Web address";
      add: "Add a link";
      new: "New link";
      remove: "Remove {name}";
    };
    richText: {
      toolbar: "Formatting";
      bold: "Bold";
      italic: "Italic";
      underline: "Underline";
      bulleted: "Bulleted list";
      numbered: "Numbered list";
      link: "Link";
      linkAddress: "Address of the link";
      linkApply: "Set link";
      linkRemove: "Remove link";
      linkWrong: "Write an address that starts with https:// or mailto:";
    };
    contact: {
      title: "Contact details";
      text: "Only those you share your profile with see these.";
      accountEmail: "Account email";
      changeAccountEmail: "Change it in your account";
      contactEmail: "Contact email";
      contactEmailHint: "Where employers and schools write to. Leave it empty to use…";
      contactEmailSet: "It was set once and cannot be changed.";
      onceOnly: "The contact email can be set only once. You cannot change i…";
      emailInvalid: "Typed email is not a valid email";
      phone: "Phone";
      askTitle: "Set your contact email for good?";
      askText: "{email} will be your contact email. You cannot change it later.";
      set: "Set contact email";
      saved: "Your contact details are saved";
    };
    preferences: {
      title: "Preferences";
      text: "They decide which positions we suggest to you.";
      empty: "Say what you look for, and the right positions find you.";
      add: "Set preferences";
      saved: "Your preferences are saved";
      openToJobs: "Open to job opportunities";
      openToJobsHint: "Employers see that they may write to you.";
      workPreferences: "Kinds of work";
      careerFields: "Career fields";
      sectors: "Sectors";
      upTo: "Up to {max, number}";
      full: "You chose {max, number}. Remove one to choose another.";
      remove: "Remove {name}";
      workLocation: "Where you want to work";
      relocation: "Would you relocate?";
      employers: "Preferred employers";
      employersHint: "Choose from the list or write a name. Put the one you like …";
      addEmployer: "Add \"{name}\"";
      moveUp: "Move {name} up";
      moveDown: "Move {name} down";
      moved: "{name} is now number {place, number} of {count, number}";
      lgbtq: "Are you a member of the LGBTQ+ community?";
    };
    communication: {
      title: "Communication settings";
      text: "Choose which mails you get.";
      on: "{on, number} of {all, number} kinds of mail are on.";
    };
    visibility: {
      title: "Visibility";
      text: "Who finds your profile. What you share yourself, such as an…";
      change: "Change visibility";
      saved: "Your visibility is saved";
      private: "Nobody finds your profile. You can still apply and share it…";
      schools: "The career services of the schools you are verified at find…";
      employers: "Besides your schools, employers that we verified find your …";
      public: "Your profile has an address of its own that anyone who has …";
    };
    documents: {
      title: "Documents";
      empty: "No CV yet.";
      open: "My CVs and documents";
    };
    picture: {
      change: "Change picture";
      undo: "Keep the old one";
      chosen: "The new picture is saved with the rest.";
      willGo: "The picture is removed when you save.";
      saved: "Your picture is saved";
    };
    sharing: {
      title: "Sharing";
      waiting: "{count, plural, one {# request waits for your answer} other {# requests wait for your answer}}";
      active: "{count, plural, =0 {You share your profile with nobody.} one {You share your profile with one employer or person.} other {You share your profile with # employers and people.}}";
      manage: "Manage sharing";
      text: "Whoever you share with sees your profile and how to reach y…";
      list: "Requests and shares";
      empty: "Nobody has asked, and you share with nobody.";
      asked: "Asked on {date}";
      until: "Shared until {date}";
      accept: "Share";
      acceptOf: "Share with {name}";
      decline: "Decline";
      declineOf: "Decline {name}";
      stop: "Stop sharing";
      stopOf: "Stop sharing with {name}";
      add: "Share with an employer";
      share: "Share";
      askTitle: "Share your profile with {name}?";
      askText: "They see your education, experience, skills, languages, lin…";
      accepted: "{name} can see your profile now";
      declined: "{name} was declined";
      stopped: "{name} no longer sees your profile";
      again: "Try again";
    };
  };
  reference: {
    languages: {
      other: "Other";
    };
  };
  referrals: {
    title: "Refer a friend";
    text: "Your friend gets one mail with your name, and no reminders.";
    firstName: "First name";
    lastName: "Last name";
    email: "Email";
    firstNameMissing: "Enter the first name";
    lastNameMissing: "Enter the last name";
    emailMissing: "Enter the email";
    send: "Invite";
    sent: "Your invitation to {name} is on its way";
    listTitle: "Your invitations";
    empty: "No invitations yet";
    emptyText: "Invite someone who is looking for a first job, too.";
    invitedOn: "Invited {when}";
    joined: "Joined";
    newer: "Newer";
    older: "Older";
    failed: "Your invitations could not be loaded";
    decline: {
      title: "No more invitations";
      text: "If you confirm, nobody can send you an invitation of {name} again.";
      confirm: "No more invitations";
      doneTitle: "Noted";
      doneText: "You get no more invitations.";
      failedTitle: "This link does not work";
      failedText: "It may have been cut off. Open it again from the mail.";
    };
  };
  resume: {
    dataPart: "Imports into your profile";
    document: {
      title: "{name} – CV";
      fileName: "CV {name}";
      photo: "Picture of {name}";
      contact: "Contact";
      summary: "Summary";
      work: "Work experience";
      education: "Education";
      memberships: "Memberships";
      skills: "Skills";
      languages: "Languages";
      links: "Links";
      headline: "{title}, {company}";
      degree: "{level}, {program}";
      language: "{language} – {level}";
      period: "{start} – {end}";
      present: "present";
      page: "{page} / {count}";
    };
    import: {
      added: "{count, plural, one {# addition} other {# additions}} to your profile";
      known: "{count, plural, one {# entry was already in your profile} other {# entries were already in your profile}}";
      kept: "You have a summary already. It was kept; the one of the fil…";
      nameKept: "The file is for {name}. Your name was not changed.";
      tooMany: "{count, plural, one {# entry was} other {# entries were}} not read: a section holds up to {max, plural, one {# entry} other {# entries}}.";
      unreadable: "{count, plural, one {# entry was} other {# entries were}} damaged and left out.";
      issue: "{name} was not added. {issue}";
      shortened: "The description of {name} was longer than {max, plural, one {# character} other {# characters}}. Its end was cut.";
      summaryShortened: "The summary was longer than {max, plural, one {# character} other {# characters}}. Its end was cut.";
      languageUnknown: "The language {name} is not on our list.";
      fluencyUnknown: "{name} was not added: we could not tell how well you speak it from “{words}”.";
      dateUnknown: "The date “{words}” of {name} could not be read. Add it yourself.";
      linkWrong: "The link {name} is no web address and was left out.";
      phoneWrong: "The phone number {name} could not be read. Write it with its country code.";
      countryUnknown: "The country {name} is not known.";
    };
    card: {
      title: "Your profile as a document";
      text: "A clean CV made from your profile. Gender, nationality and …";
      layout: "Layout";
      classic: "Classic";
      modern: "Modern";
      language: "Language of the CV";
      pdf: "Download PDF";
      jsonText: "JSON Resume is an open format that other career services re…";
      json: "Download JSON Resume";
      import: "Import JSON Resume";
    };
    dialog: {
      title: "Import JSON Resume";
      doneTitle: "Your import";
      text: "Choose a JSON Resume from your device. You decide which par…";
      drop: "Drop a file here or choose one";
      hint: "A .json file of up to 1 MB";
      wrong: "This file is not a JSON Resume. Choose another one.";
      tooLarge: "This file is larger than 1 MB. Choose another one.";
      sections: "What should come in?";
      overviewHint: "Location, phone, links and skills";
      kept: "What you wrote yourself stays as it is. Entries that are in…";
      otherFile: "Choose another file";
      cancel: "Cancel";
      import: "Import";
      running: "Your file is being read";
      done: "Done";
      attention: "{count, plural, one {# thing needs} other {# things need}} your attention.";
      allIn: "Everything came in.";
      toDo: "Needs attention:";
    };
    sections: {
      overview: "Overview";
      languages: "Languages";
      study_programs: "Education";
      work_experience: "Work experience";
      memberships: "Memberships";
      summary: "Summary";
    };
    edits: {
      names: "Edit your name";
      personalDetails: "Edit personal details";
      contact: "Edit contact details";
      summary: "Edit summary and links";
      languages: "Edit languages";
      education: "Edit education";
      workExperience: "Edit work experience";
      memberships: "Edit memberships";
    };
  };
  score: {
    title: "How complete your profile is";
    bar: "Profile completeness";
    missing: "What is missing";
    complete: "Your profile is complete";
    completeText: "Employers and schools find all they ask for.";
    more: "What your profile is ready for";
    ready: "Ready";
    contexts: {
      full_profile: "Full profile";
      be_discovered: "To be discovered";
      apply_to_job: "To apply to jobs";
      fair_profile: "For fairs";
    };
    refusal: {
      title: "A little more is needed first";
      text: "{count, plural, one {Your profile lacks this:} other {Your profile lacks these:}}";
      after: "Fill it in, then come back and try again.";
      close: "Not now";
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
      myPage: "My page";
      editProfile: "Edit profile";
      score: "Profile {percent}% complete";
      cvs: "My CVs";
      settings: "Settings";
      favorites: "Favourites";
      staffConsole: "Career services console";
      adminConsole: "Platform console";
      faqs: "FAQs";
      privacy: "Privacy policy";
      account: "Account";
      cookies: "Cookie settings";
      signOut: "Sign out";
      signOutFailed: "Signing out did not work. Try again, or close your browser.";
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
  verification: {
    states: {
      red: "School not verified";
      amber: "Verification pending";
      amberLink: "Waiting for you to open the link sent to {email}";
      amberStaff: "Career services look at your request";
      amberQuestion: "Career services have a question";
      amberAnswered: "Career services have your answer";
      green: "School verified";
      greenUntil: "School verified until {date}";
      ignored: "Verification put off";
    };
    actions: {
      verify: "Verify";
      notNow: "Not now";
      resend: "Resend email";
      answer: "Answer";
      cancel: "Cancel verification";
      verifyOf: "Verify: {name}";
      notNowOf: "Not now: {name}";
      resendOf: "Resend email: {name}";
      answerOf: "Answer: {name}";
      cancelOf: "Cancel verification: {name}";
    };
    icon: {
      explain: "What the verification of {name} means";
      unignore: "Show the warning for {name} again";
    };
    verdict: {
      rejected: "{name} could not confirm that you study there.";
      expired: "Your verification has ended. Verify again to keep your acce…";
      revoked: "{name} took your verification back.";
      said: "They write: “{text}”";
    };
    question: "{name} asks: “{text}”";
    yourAnswer: "Your answer: “{text}”";
    explanation: {
      title: "School verification";
      text: "Your school confirms that you study there, or did. With it …";
      red: "Not verified yet. Verify now; studies that have ended can w…";
      amber: "On its way: open the link in your student mailbox, or wait …";
      green: "Confirmed. There is nothing to do.";
      ignored: "Put off. Press the icon to show the warning again.";
      close: "Close";
    };
    postpone: {
      title: "Postpone verification";
      text: "The warning for {name} goes away. What needs a verified school stays closed until you verify. You can do it at any time: press the icon next to the school.";
      confirm: "Postpone";
      cancel: "Back";
      done: "The verification of {name} is put off.";
      undo: "Undo";
    };
    unignored: "The warning for {name} shows again.";
    cancelling: {
      title: "Cancel the verification?";
      linkText: "The link in the email will no longer work. You can ask agai…";
      staffText: "Career services will not see your request any more. You can…";
      confirm: "Cancel verification";
      back: "Keep waiting";
      done: "The verification of {name} is cancelled.";
    };
    resent: "We sent the link again to {email}.";
    answering: {
      title: "Answer career services";
      label: "Your answer";
      send: "Send answer";
      done: "Your answer is with career services.";
    };
    failed: {
      resend: "The email could not be sent";
      cancel: "The verification could not be cancelled";
      status: "The verification could not be changed";
      answer: "The answer could not be sent";
      gone: "This verification does not exist any more. The list was ref…";
      support: "{reason} If this goes on, contact support.";
    };
    dialog: {
      title: "Verify your school";
      sentTitle: "Check your inbox";
      requestedTitle: "Your request is sent";
      verifiedTitle: "You are verified";
      loading: "Loading your school";
      again: "Try again";
      school: "School";
      search: "Search your school";
      noSchool: "No school found that can be verified here.";
      unknown: "This school cannot be verified here. Choose another one.";
      noMethods: "{name} does not take verifications here yet. Ask its career services to open them.";
      ways: "How do you want to verify?";
      put: "You put off the verification of {name}. You can verify now.";
      existing: "You asked for this already.";
      notPending: "Your earlier verification of {name} has ended in the meantime. Try again.";
      already: "You are verified at {name}. There is nothing to do.";
      alreadyUntil: "You are verified at {name} until {date}. There is nothing to do.";
      done: "Done";
      other: "Choose another school";
      later: "Close and wait";
    };
    methods: {
      academic_email: {
        name: "With my student email";
        hint: "A link in your student mailbox. Takes a minute.";
      };
      manual: {
        name: "I have no student email";
        hint: "Career services look at your request by hand.";
      };
      sign_in: {
        name: "Sign in with my school";
        hint: "Verified at once.";
      };
      roster: {
        name: "By the list of my school";
        hint: "Your school gave us its students’ addresses.";
      };
      class_code: {
        name: "With a code from class";
        hint: "Your school shows a code in class.";
      };
    };
    academic: {
      localPart: "Student email";
      domain: "Ending";
      hint: "The part before @. You can paste the whole address.";
      missing: "Write your student email.";
      invalid: "This is not an email address.";
      foreignDomain: "This address is not from your school. Its addresses end with {domains}.";
      next: "Continue";
      confirmTitle: "Is this address right?";
      confirmText: "We send a link to <email></email>. Open it to verify your school.";
      send: "Send the link";
      change: "Change";
    };
    manual: {
      asks: "{name} asks:";
      label: "Message to career services";
      hint: "Say who you are: program, student number, when you study or…";
      count: "{used, number} of {max, plural, one {# character} other {# characters}}";
      email: "Career services answer to the email of your account: <email></email>";
      time: "This usually takes a few working days.";
      send: "Send request";
    };
    sent: {
      text: "We sent a link to <email></email>. Open it on any device: this page notices it.";
      waiting: "Waiting for you to open the link…";
      timedOut: "Nothing came for 5 minutes.";
      check: "Check again";
      notArrived: "Not arrived?";
      advice: "Look into the spam folder. School mail can take some minute…";
      resend: "Resend email";
      change: "Change address";
      staff: "{name} looks at your request. We write to {email} as soon as there is an answer. This usually takes a few working days.";
      yourMessage: "Your message: “{text}”";
    };
    news: {
      verified: "{name} is verified.";
      rejected: "{name} could not verify you. Your profile says why.";
      question: "{name} has a question about your verification.";
    };
    alert: {
      text: "Verify {name} to apply for jobs and to use your documents.";
      close: "Hide until tomorrow";
    };
    gate: {
      verify: "Verify my school";
      pending: "Your verification is on its way. This page opens as soon as…";
      show: "Show the verification";
      failed: "Your verification could not be loaded";
    };
    apply: {
      title: "Verify your school to apply";
      text: "Applications are open to students whose school is verified.";
      pendingText: "Your verification is on its way. You can apply as soon as i…";
      verify: "Verify my school";
      show: "Show the verification";
      close: "Close";
    };
    page: {
      title: "Verify your school";
      checking: "Checking the link";
      text: "Confirm that <email></email> is your address at {name}.";
      confirm: "Verify";
      doneTitle: "You are verified";
      doneText: "{name} is verified with <email></email>. If you began on another device, it has noticed.";
      continue: "Continue";
      usedTitle: "This link was already used";
      usedText: "There is nothing to do: your school is verified, or a newer…";
      expiredTitle: "This link has expired";
      expiredText: "Links are good for a few days. Have a new one sent to the s…";
      cancelledTitle: "This verification was cancelled";
      cancelledText: "To verify your school, ask again in your profile.";
      newerTitle: "There is a newer link";
      newerText: "A new link was sent after this one. Open the newest email, …";
      unknownTitle: "This link is not known";
      unknownText: "Check that the whole link was copied, or ask for a new one …";
      resend: "Send a new link";
      resent: "If the verification still waits, a new link is on its way t…";
      profile: "To my profile";
      again: "Try again";
    };
    privateAddress: {
      text: "Your time at {name} ends on {date}. Add a private email, so that you keep your account.";
      pending: "We sent a link to {email}. Open it to confirm your private email.";
      add: "Add a private email";
      other: "Use another one";
      title: "Add a private email";
      label: "Private email";
      use: "What is it for?";
      uses: {
        account: "Sign in with it, and get all emails there.";
        contact: "Employers write to it. I sign in as before.";
      };
      send: "Send the link";
      sent: "We sent a link to {email}.";
    };
    privatePage: {
      title: "Confirm your private email";
      textAccount: "From now on you sign in with <email></email>.";
      textContact: "From now on employers write to <email></email>.";
      confirm: "Confirm";
      doneTitle: "Your private email is confirmed";
      doneAccount: "Sign in with <email></email> from now on.";
      doneContact: "Employers write to <email></email> from now on.";
      badTitle: "This link is no longer good";
      badText: "It was used, has expired, or a newer one was sent. Ask for …";
    };
  };
  welcome: {
    step: "Step {step} of {of}";
    later: "Later";
    back: "Back";
    next: "Next";
    loading: "Loading your profile";
    start: {
      titleNew: "Welcome to {site}";
      title: "Good to see you again";
      textNew: "A few answers, and we can show you jobs and events that fit…";
      text: "A few answers are still missing. With them we can show you …";
    };
    step1: {
      title: "Where are you from, and where are you now?";
      text: "Employers look for people who may work where the job is.";
      nationality: "Nationality";
      otherNationality: "Nationality {place}";
      add: "Add another nationality";
      remove: "Remove {name}";
      removeEmpty: "Remove this nationality";
      country: "Country you live in";
      openToJobs: "I am open to job opportunities";
      openToJobsHint: "Without it, the kinds of work you chose are removed from yo…";
    };
    step2: {
      title: "What do you study?";
      text: "The school you go to now, or the one you went to last.";
      end: "End date";
      endHint: "When you expect to finish, or when you did";
    };
    step3: {
      title: "What would you like to do?";
      text: "Choose the fields and sectors that interest you. You can ch…";
    };
    final: {
      title: "You are all set, {name}";
      titleNobody: "You are all set";
      text: "What comes next is up to you.";
      jobs: "Find jobs";
      jobsText: "Positions that are open to students and graduates.";
      profile: "Complete my profile";
      profileText: "It is {percent}% complete. The more it says, the better the suggestions.";
      profileDone: "Everything is filled in. Have a look at what others see.";
      documents: "Add my CV";
      documentsText: "Then applying takes a minute.";
      close: "Stay on this page";
    };
    error: {
      title: "That did not work";
      text: "Your answers could not be loaded or saved. You can fill in …";
      reason: "What went wrong: {reason}";
      kept: "What you typed is still there if you go back.";
      profile: "Go to my profile";
      close: "Close";
    };
  };
}

/** With what only the server says. */
export interface ServerMessages extends Messages {
  administrators: {
    secondFactorReset: {
      subject: "Your authenticator was removed";
      preheader: "Someone at {tenant} removed it from your account.";
      heading: "Your authenticator was removed";
      body: "Someone at {tenant} removed the authenticator and the recovery codes from your account, and ended every sign-in. You can now sign in without a code, and set up a new authenticator in your account settings.";
      button: "Open account settings";
      note: "Did you not ask for this? Change your password, and answer …";
    };
  };
  archive: {
    title: "Your data";
    madeAt: "Written on {date}.";
    readme: "Open index.html in a browser to read everything on one page…";
    secrets: "Passwords, keys and the secrets of links are not in it: not…";
    nothing: "Nothing is held here.";
    yes: "yes";
    no: "no";
    parts: {
      account: "Account";
      roles: "Roles";
      signIns: "Ways to sign in";
      sessions: "Sessions";
      activity: "Activity";
      mails: "E-mails to you";
      mailSettings: "E-mail settings";
      subscriptions: "Subscriptions";
      profile: "Profile";
      referrals: "Friends you invited";
      education: "Education";
      followedCompanies: "Companies you follow";
      favorites: "Your favourites";
      schoolConnections: "Your schools";
      profileShares: "Whom you share your profile with";
      calendarFeeds: "Calendar feeds";
      supportRequests: "Questions to support";
      analytics: "Usage";
      documents: "Documents and picture";
    };
  };
  connections: {
    codes: {
      Sent: "We sent a link to your student address. Open it to be verif…";
      SentMaybe: "If a verification waits here, a new link is on its way.";
      Requested: "Your request is with career services. We tell you when they…";
      Verified: "You are verified.";
      Cancelled: "Your verification was cancelled.";
      Ignored: "We do not ask you to verify this school again.";
      NeedsVerification: "This school needs verification again.";
      Answered: "Your answer is with career services.";
    };
    mails: {
      link: {
        subject: "Confirm your student address at {school}";
        preheader: "One step, and you are verified at {tenant}.";
        heading: "You study at {school}?";
        body: "Somebody, hopefully you, gave this address at {tenant} to show that they belong to {school}. Open the page below and confirm it. It works on any device.";
        button: "Confirm the address";
        note: "The link works once, for {hours, plural, one {# hour} other {# hours}}. A newer link ends this one. If you did not ask for it, ignore this email: nothing happens.";
      };
      approved: {
        subject: "You are verified at {school}";
        preheader: "Everything for its students is open to you.";
        heading: "Verified at {school}";
        body: "Your connection with {school} is verified. Its jobs, documents and services at {tenant} are open to you now.";
        button: "See my profile";
      };
      rejected: {
        subject: "{school} could not verify you";
        preheader: "Read why, and what you can do.";
        heading: "You are not verified yet";
        body: "The career services of {school} did not approve your request. They write:";
        more: "You can ask again at any time, with another message or with…";
        button: "Ask again";
      };
      question: {
        subject: "{school} has a question";
        preheader: "Your verification waits for your answer.";
        heading: "A question from {school}";
        body: "The career services of {school} need one more thing to verify you. They ask:";
        button: "Answer";
      };
      expired: {
        subject: "Your verification at {school} has ended";
        preheader: "Verify again to keep what is for students.";
        heading: "Your verification at {school} has ended";
        body: "A verification holds for some time only. Verify again to keep the jobs and services of {school} at {tenant}.";
        button: "Verify again";
      };
      revoked: {
        subject: "{school} ended your verification";
        preheader: "Read why, and what you can do.";
        heading: "Your verification was ended";
        body: "The career services of {school} ended your verification. They write:";
        button: "See my profile";
      };
      privateWanted: {
        subject: "Keep your account at {tenant}";
        preheader: "Your address of {school} may end soon.";
        heading: "Add a private address";
        body: "Your account at {tenant} uses the address {address}. Addresses of {school} often end after graduation. Add a private address now, so that you can still sign in and employers can still reach you.";
        button: "Add a private address";
      };
      privateLink: {
        subject: "Confirm your private address";
        preheader: "One step, and {tenant} reaches you here.";
        heading: "Confirm your private address";
        body: "You gave this address at {tenant} as your private one. Open the page below and confirm that it is yours.";
        button: "Confirm the address";
        note: "The link works once, for {hours, plural, one {# hour} other {# hours}}. If you did not ask for it, ignore this email: nothing changes.";
      };
    };
  };
  mails: {
    frame: {
      hello: "Hello {name},";
      helloNobody: "Hello,";
      linkHint: "If the button does not work, open this address:";
      account: "You get this email because you have an account at {tenant}.";
      hadAccount: "You get this email because you had an account at {tenant}.";
      address: "You get this email because somebody entered this address at {tenant}.";
      notYou: "If this was not you, choose a new password at once and end …";
      time: "{date} at {time}";
    };
    verify: {
      subject: "Confirm your email address";
      preheader: "One step, and your account at {tenant} is ready.";
      heading: "Confirm your email address";
      body: "Thank you for signing up at {tenant}. Open the page below and confirm that this address is yours. Then your account is active.";
      button: "Confirm the address";
      note: "The link works once, for {hours, plural, one {# hour} other {# hours}}. If you did not sign up, ignore this email: without your confirmation nothing happens.";
    };
    welcome: {
      subject: "Welcome to {tenant}";
      preheader: "Your account is active.";
      heading: "Your account is active";
      body: "Welcome to {tenant}. Find jobs and internships, save the ones you like, follow employers and let them find your profile.";
      button: "See the jobs";
    };
    reset: {
      subject: "Choose a new password";
      preheader: "The link works for {minutes, plural, one {# minute} other {# minutes}}.";
      heading: "Choose a new password";
      body: "Somebody, hopefully you, asked for a new password for your account at {tenant}. Open the page below to choose one.";
      button: "Choose a new password";
      note: "The link works once, for {minutes, plural, one {# minute} other {# minutes}}. If you did not ask for it, ignore this email: your password stays as it is.";
    };
    accountExists: {
      subject: "You already have an account";
      preheader: "Sign in with this address at {tenant}.";
      heading: "You already have an account";
      body: "Somebody, hopefully you, tried to sign up at {tenant} with this address. You have an account already: sign in, or choose a new password if you forgot yours.";
      button: "Sign in";
      note: "If this was not you, there is nothing to do. Nobody got int…";
    };
    noAccount: {
      subject: "There is no account with this address";
      preheader: "A new password was asked for at {tenant}.";
      heading: "There is no account with this address";
      body: "Somebody, hopefully you, asked for a new password at {tenant} with this address. No account has it. Perhaps you signed up with another address, or want to sign up now.";
      button: "Open {tenant}";
      note: "If this was not you, there is nothing to do.";
    };
    socialCode: {
      subject: "Your code for {tenant}";
      preheader: "Enter it to confirm this address.";
      heading: "Confirm your email address";
      body: "You are signing in to {tenant} with {provider}. Enter this code on the page where you typed this address.";
      code: "Code";
      note: "The code works once, for {minutes, plural, one {# minute} other {# minutes}}. If you are not signing in, ignore this email and tell nobody the code.";
    };
    activate: {
      subject: "Your account at {tenant}";
      preheader: "Choose a password, and your account is ready.";
      heading: "Activate your account";
      bodyBy: "{inviter} made an account for you at {tenant}. Open the page below, check your name and choose a password.";
      body: "An account at {tenant} was made for you. Open the page below, check your name and choose a password.";
      button: "Activate the account";
      note: "The link works once, for {days, plural, one {# day} other {# days}}. If you do not expect this, ignore this email.";
    };
    changeEmail: {
      subject: "Confirm your new email address";
      preheader: "Your account at {tenant} moves to this address.";
      heading: "Confirm your new email address";
      body: "You asked to change the address of your account at {tenant} to {address}. Open the page below and confirm that it is yours. Until then, the old address stays.";
      button: "Confirm the new address";
      note: "The link works once, for {hours, plural, one {# hour} other {# hours}}. If you did not ask for this, ignore this email: nothing changes.";
    };
    emailChanged: {
      subject: "The address of your account was changed";
      preheader: "Your account at {tenant} has a new email address.";
      heading: "Your email address was changed";
      body: "Your account at {tenant} now has the address {address}. From now on, sign in with it; this address gets no more email about the account.";
      note: "If this was not you, write to the support of {tenant} at once.";
    };
    passwordChanged: {
      subject: "Your password was changed";
      preheader: "This is about your account at {tenant}.";
      heading: "Your password was changed";
      body: "The password of your account at {tenant} was just changed. If that was you, there is nothing to do.";
      button: "Choose a new password";
      note: "If this was not you, choose a new password now: all other s…";
    };
    deletionBegun: {
      subject: "Your account will be deleted";
      preheader: "You can undo this until {time}.";
      heading: "Your account will be deleted";
      body: "You asked to delete your account at {tenant}. On {time} the account and everything in it is deleted for good.";
      changed: "Changed your mind? Until then, you can keep the account.";
      button: "Keep my account";
      note: "If you did not ask for this, keep the account and choose a …";
    };
    deletionUndone: {
      subject: "Your account stays";
      preheader: "The deletion was cancelled.";
      heading: "Your account stays";
      body: "The deletion of your account at {tenant} was cancelled. Everything is as it was.";
      button: "Open my account";
    };
    accountErased: {
      subject: "Your account was deleted";
      preheader: "Your account at {tenant} is gone, and everything in it.";
      heading: "Your account was deleted";
      body: "As you asked, we deleted your account at {tenant} and everything in it. You get no more email from us.";
      note: "Thank you for having been here. You are welcome to sign up …";
    };
    newDevice: {
      subject: "New sign-in to your account";
      preheader: "From a device that we do not know.";
      heading: "New sign-in to your account";
      body: "Somebody signed in to your account at {tenant} from a device that we have not seen before. If that was you, there is nothing to do.";
      device: "Device";
      deviceOn: "{browser} on {system}";
      when: "Time";
      zone: "Time zone of the device";
      network: "Network address";
      button: "See my sign-ins";
    };
    referral: {
      subject: "{name} invites you to {tenant}";
      preheader: "Jobs, internships and employers for students and graduates.";
      heading: "{name} invites you";
      somebody: "A friend";
      body: "{name} uses {tenant} to find jobs and internships and thinks that it could be something for you.";
      more: "With an account you can save jobs, follow employers and mee…";
      button: "Have a look";
      reason: "You get this one email because {name} entered your address at {tenant}. There are no reminders.";
      decline: "I do not want invitations from {tenant}";
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
