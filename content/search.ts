/** The head of the search page. Its other texts are in app/search/. */
export const searchPage = {
  title: "Search",
  description: "Search the MHS website: services, projects, articles, company news, job openings and all other pages.",
};

/** Words that visitors may search for but a page does not contain, by its path. */
export const otherWords: Record<string, string> = {
  "/about-us": "company team people story certificate certification",
  "/blogs": "articles news",
  "/careers": "vacancy vacancies hiring work internship salary apply",
  "/contact-us":
    "address phone number call price prices pricing cost quote estimate hours map office help hire support",
  "/portfolio": "projects clients references case studies",
  "/privacy-policy": "gdpr cookies data protection",
  "/terms-of-services": "conditions contract legal",
  "/services/custom-solutions": "crm erp business software development automation ai chatbot booking outsourcing",
  "/services/e-commerce-solutions": "online shop webshop store sell buy",
  "/services/mobile-app-development": "apps iphone tablet",
  "/services/portal-management-systems": "saas dashboard intranet login",
  "/services/software-consultancy": "consulting consultant consultation advice audit security",
  "/services/web-development": "website sites seo landing page ui ux design webdesign redesign maintenance company",
};
