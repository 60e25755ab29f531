import { sample } from "#content/sample.ts";
import { legalName } from "#content/site.ts";
import type { LegalPage } from "#content/types.ts";

export const terms = {
  title: "Terms of Services",
  description:
    "The terms for using the MHS website: what its content is, who owns it, what we are liable for and which law applies.",
  heading: "Terms of Services",
  intro: "These terms cover the use of this website. Work we do for a client has its own written agreement.",
  updated: sample("2024-01-15"),
  contactLabel: "Ask about this section",
  sections: [
    {
      id: "this-site",
      title: "1. Using this site",
      content: [
        `This website belongs to ${legalName}, a software services company in Islamabad, Pakistan. Anyone may read it, link to it and write to us through it. There is nothing to sign up for and nothing to pay. By using the site you accept these terms.`,
        "Please do not try to break or overload the site, send automated or unsolicited advertising through the contact form, or write in someone else’s name. The form accepts a limited number of messages a minute from one place.",
        "If you find a security problem, tell us before you tell others. We are glad to hear of it.",
      ],
    },
    {
      id: "its-content",
      title: "2. What the content is",
      content: [
        "The pages describe our services, earlier projects and the way we work. They are general information, not an offer. Prices, dates and scope become binding only in an agreement that both sides have signed.",
        "Projects are described without naming the client. The screens shown with them are illustrations and may differ from the product in use. Articles give the view of their authors on the date they carry and do not replace advice on your own case.",
        "We try to keep the site correct and correct mistakes when we learn of them. Parts of it may still be out of date, and pages may change or be removed.",
      ],
    },
    {
      id: "intellectual-property",
      title: "3. Intellectual property",
      content: [
        "The texts, pictures, patterns, logo and code of this site belong to MHS or are used with permission. You may share links, print pages for your own use and quote short passages with their source. Anything beyond that needs our written consent.",
        "Names and logos of technologies belong to their owners. We show them to say what we work with, and they do not mean that the owner endorses us. Map data comes from OpenStreetMap and its contributors, under their license.",
        "What you send us through the contact form remains yours. We use it to answer you. Who owns the software in a client project is settled in that project’s agreement.",
      ],
    },
    {
      id: "links",
      title: "4. Links to third parties",
      content: [
        "Some links lead to websites that others run, such as professional networks, freelance platforms and the live sites of projects. The map on the contact page is shown in a frame from OpenStreetMap.",
        "We choose these links with care, but we do not control what is behind them, and their own terms apply there. If a link is broken or leads to something it should not, let us know and we will correct or remove it.",
      ],
    },
    {
      id: "liability",
      title: "5. Liability",
      content: [
        "The site is free to use and is provided as it is. We do not promise that it will always be reachable or free of errors.",
        "As far as the law allows, we are not liable for losses that come from relying on a page of this site, from the site being unavailable, or from other websites it links to. Nothing here limits a liability that the law does not let us limit.",
        "A message counts as received when the form confirms it. If something is urgent or has a deadline, please also use the phone number or email address on the contact page.",
      ],
    },
    {
      id: "governing-law",
      title: "6. Governing law and contact",
      content: [
        "These terms are governed by the laws of Pakistan, and its courts decide disputes about them. Rights that the law of your own country gives you, and that cannot be waived, remain yours.",
        "When we change the terms, the new text appears here with its date. The version on this page when you use the site is the one that applies.",
        "Questions about these terms are best asked before they become disputes. Write to us through the contact page or to the email address shown there.",
      ],
    },
  ],
} satisfies LegalPage;
