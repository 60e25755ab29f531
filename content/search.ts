/** Title and heading of the search page. Its other texts are in app/search/. */
export const searchPage = {
  title: "Search",
  description: "Search the MHS website: services, projects, articles, company news, job openings and all other pages.",
};

/** Extra search terms, by path, for words that a page or a question does not contain. Never shown. */
export const keywords: Record<string, string> = {
  "/about-us": "company team people story certificate certification",
  "/blogs": "articles news",
  "/careers": "jobs vacancy vacancies hiring work internship salary apply",
  "/contact-us": "address phone number call hours map office help hire support",
  "/portfolio": "projects clients references case studies",
  "/privacy-policy": "gdpr cookies data protection",
  "/services/custom-solutions": "crm erp business software development automation ai chatbot booking outsourcing",
  "/services/e-commerce-solutions": "ecommerce online shop webshop store sell buy",
  "/services/mobile-app-development": "apps iphone tablet",
  "/services/portal-management-systems": "portal portals saas dashboard intranet login",
  "/services/software-consultancy": "consulting consultant consultation advice audit security",
  "/services/web-development": "website sites seo landing page ui ux design webdesign redesign maintenance company",
  "/services#what-does-an-estimate-bind-you-to": "quote quotation offer fixed price",
  "/services#what-if-we-leave": "handover cancel terminate switch",
  "/services#what-is-signed-for-confidentiality": "confidential confidentiality secret non-disclosure agreement",
  "/services#what-will-it-cost": "how much does price prices pricing costs budget quote rates",
  "/services#who-answers-after-launch": "support maintenance warranty",
  "/services#who-owns-the-code-and-the-accounts": "ownership intellectual property copyright source",
  "/terms-of-services": "conditions contract legal",
};
