import { type ContactFieldName, contactFieldMessages, contactFields } from "#content/contact-fields.ts";
import { sample } from "#content/sample.ts";
import type { ContactFieldDefinition, LegalPage } from "#content/types.ts";

const sentFields = Object.entries<ContactFieldDefinition>(contactFields).map(([name, { required }]) => {
  const { noun } = contactFieldMessages[name as ContactFieldName];
  return required ? noun : `${noun} (if you fill it in)`;
});

export const privacy = {
  title: "Privacy Policy",
  description:
    "What the MHS website does with your data: no cookies, no analytics, and a contact message that is passed on to be answered.",
  heading: "Privacy Policy",
  intro: "You can read the whole site without telling us who you are. This page says what happens to data when you do.",
  updated: sample("2026-11-29"),
  contactLabel: "Ask a privacy question",
  sections: [
    {
      id: "not-collected",
      title: "1. What we do not collect",
      content: [
        "This site sets no cookies, runs no analytics and carries no advertising. There are no accounts. We do not follow you from page to page or from this site to another.",
        "The newsletter form in the footer is not in use yet. An email address typed into it is neither sent nor kept.",
        "Fonts, icons and pictures come from the site itself, so reading a page loads nothing from other companies’ websites. The one exception is the map described in section 5.",
      ],
    },
    {
      id: "your-browser",
      title: "2. What stays in your browser",
      content: [
        "If you choose the light or dark theme, your browser remembers the choice in its local storage. It is read by the page on your device to draw the right colors and is not sent to us.",
        "While a tab is open, your browser also keeps what you have typed into the contact form, so that a reload does not lose it. It goes when you send the message or close the tab. We cannot see it.",
        "If a part of the next page fails to load, it also remembers the address of that page until the next page load, so that the link leads there. It is not sent to us.",
        "You can remove all of this by clearing this site’s data in your browser’s settings. On a shared computer, close the tab if you leave a message unsent.",
      ],
    },
    {
      id: "contact-form",
      title: "3. What the contact form sends",
      content: [
        `When you press send, the form passes on your ${sentFields.slice(0, -1).join(", ")} and ${sentFields.at(-1)}. The site relays them to our company’s admin system, with a number that says which website they came from, and keeps no copy itself, with one exception at the end of this section.`,
        "We use them to answer you and to prepare work you ask about. We do not sell them or add you to a mailing list. MHS works from Islamabad, so your message is read in Pakistan, wherever you send it from.",
        "Please leave passwords, payment details and other people’s personal data out of the message. We will agree on a safer way to pass on anything confidential.",
        "When the admin system cannot take your message, it may wait in a queue at Cloudflare until it can be passed on: most often for minutes, and for three days at most. A message that still could not be passed on is set aside for a person to look at, and deleted within four more days.",
      ],
    },
    {
      id: "technical-logs",
      title: "4. Network addresses and technical logs",
      content: [
        "When you send a message, your network address (IP address) is used to limit how many messages can be sent in a minute from one place. The site uses it for nothing else and does not store it.",
        "The site is served by Cloudflare’s network. To deliver a page, that network handles your request, including your network address and the details a browser always sends. Cloudflare’s own privacy policy applies to what it does.",
        "Short-lived technical logs help us find faults. They record, for example, that a request failed and how long it took. The contents of messages are not in them.",
      ],
    },
    {
      id: "other-websites",
      title: "5. The map and other websites",
      content: [
        "The contact page shows a map in a frame from OpenStreetMap. When the map loads, your browser fetches it from OpenStreetMap’s servers, which then see your network address, under OpenStreetMap’s own privacy policy. The office address is also written on the page, outside the map.",
        "Links to professional networks, freelance platforms and project sites contact those websites only when you follow them. From there, their rules apply.",
        "If you email us, for example with a resume, your message travels through email providers and does not pass through this site.",
      ],
    },
    {
      id: "your-choices",
      title: "6. Your choices and questions",
      content: [
        "You can ask what we hold about you, have it corrected, or have it deleted. Write from the address you used, so that we can find your message. We delete it unless a law or an agreement with you requires us to keep it.",
        "Messages that lead to no work are kept no longer than we need to answer them and any follow-up questions. Messages that lead to a project are kept with that project’s records.",
        "If the site starts to handle data differently, this page is changed first and its date with it. Questions reach us through the contact page or by email.",
      ],
    },
  ],
} satisfies LegalPage;
