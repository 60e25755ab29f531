import { sample } from "../sample.ts";
import type { Article } from "../types.ts";

export const mobileAppTrends2024 = {
  title: "Mobile app trends worth paying for in 2024",
  url: "/blogs/mobile-app-trends-2024",
  description:
    "A trend deserves a place in your budget if it lowers the cost of owning the app or removes a reason people give up on it. Here are six that can pass that test this year, each with the arithmetic or the failure that decides it, and a list of things to leave alone.",
  excerpt:
    "Six mobile trends can earn their cost in 2024: here are the arithmetic, the usual failures and the cases to skip.",
  image: {
    kind: "covers",
    name: "mobile-app-trends-2024",
    alt: "A geometric pattern of eight-pointed girih stars joined by straps, on a ground of saffron and brown.",
  },
  palette: "saffron",
  date: sample("May 2, 2024"),
  category: "Mobile",
  content: [
    {
      heading: "One codebase is a sound default, with a limit",
      detail: [
        "Flutter and React Native are old enough that their problems are written down, and Kotlin Multiplatform, which shares the logic and leaves the screens native, was declared stable in November 2023. For an app made of lists, forms, payments and notifications, start with shared code and ask for a reason to do otherwise.",
        "Do not expect half the price. Suppose a feature takes ten days on one platform. With design and interfaces settled, the second platform takes perhaps seven: 17 in all. Shared, it takes eleven, plus a day each on iOS and Android for adjusting and testing: 13. The saving is four days of 17, a little under a quarter. Now take a feature that lives in the operating system, such as Bluetooth pairing in the background. Four days are shared, six are native on each side, and two go into the bridge between them: 18. Shared code lost. Count which kind of feature your app is made of before choosing.",
        "The long-term risk is in plugins. Google Play raises the Android version that updates must target every year. If one abandoned plugin keeps you on an old framework release, the day comes when you cannot publish a one-line fix. Before a plugin with native code goes in, check who maintains it and what replacing it would take, and plan a framework upgrade every quarter whether or not there are new features.",
      ],
    },
    {
      heading: "Offline-first for work away from a desk",
      detail: [
        "Inspectors, drivers and guards work in basements and on hillsides. An app for them should write to the phone first and to the server when it can. Give every record an identifier made on the phone, so that a request sent twice after a timeout creates one record. Keep the unsent changes in a queue that people can see: three reports waiting is a sentence a supervisor understands.",
        "Photos decide whether it works. Eight visits a day with twelve photos of 3 megabytes each make 288 megabytes. At an upload speed of 2 megabits per second, a quarter of a megabyte, that takes 1,152 seconds, about 19 minutes with the app still running. Reduced to 300 kilobytes each on the phone, the same 96 photos take about two minutes. Ask whether anyone needs the original before you engineer an upload for it.",
        "Two failures come up again and again. Signing out, or an expired session, clears local storage along with a day of unsent work. And when the last write wins by the phone's own clock, a phone set ten minutes fast wins every conflict. Block sign-out while the queue is not empty, keep the queue when a session expires, let the server number the changes, and merge by field where two people may edit one record.",
        "Skip it where an answer must be true at this moment. The last seat, a card payment or a stock level is better refused politely than accepted offline and canceled later. Syncing also adds states to every screen and test, so a reading app with a plain cache should stay one.",
      ],
    },
    {
      heading: "Small models on the phone",
      detail: [
        "Reading a meter, scanning a document, finding the edges of a parcel label: ready-made models for this run on ordinary phones through ML Kit, Core ML or TensorFlow Lite. The picture need not leave the device, the answer comes without a connection, and there is no server bill that grows with use.",
        "Large language models are another matter. Three billion weights at four bits each are 1.5 gigabytes, to be downloaded and then held in memory. On a phone with 4 gigabytes in all, that is not yet a feature you can promise a customer. Call a server for this, and say so in the privacy notice.",
        "A model is wrong without raising an error, so design for it. Show the reading next to the photo, let the user correct it, and save the model's version with the result. If you trained the model yourself, ship it as a separate download, so that a bad one can be withdrawn without waiting for store review. And try a barcode first: if you print the label yourself, you do not need a model to read it.",
      ],
    },
    {
      heading: "Passkeys, with a way back in",
      detail: [
        "A passkey replaces the password with a key pair unlocked by face, finger or screen lock. There is nothing to type, and a fake site cannot collect it because the key is tied to your domain. Consumer apps gain most, since every forgotten password there is a support request or a lost order.",
        "That tie needs a decision on the first day. Register passkeys for the company's main domain, not for a subdomain that was handy during development: a passkey made for one domain does not work for an unrelated one, so a later rebrand means enrolling everybody again. The app must also be named in a file on that domain, one for Apple and one for Android. A website redesign that drops those files breaks sign-in on phones nobody was testing.",
        "An account is as safe as its recovery. If an emailed link can replace the passkey, the mailbox is your real lock. A customer who moves from iPhone to Android will often arrive without the old key, so allow several passkeys per account. Leave passkeys out on tablets shared by a shift, and wherever the employer's single sign-on already does the job.",
      ],
    },
    {
      heading: "Permissions and labels are part of the design",
      detail: [
        "Since May 1, 2024, App Store Connect refuses uploads that use certain system interfaces, stored preferences and file dates among them, without a declared reason in a privacy manifest. Both stores also publish what you say you collect. The common accident is a measuring kit added for one campaign: it collects a device identifier, the label says that none is collected, and the update held back in review is the one with the urgent fix. Keep a table of every third-party kit, what it sends and who asked for it, and check it before each release.",
        "Ask for little, and late. Both systems have a photo picker that hands over the chosen pictures without any permission. iOS shows its notification prompt once, and after a refusal the user has to find the settings. Ask when there is something to be notified about, such as an order that has been placed, and make sure the app still works after a no.",
      ],
    },
    {
      heading: "Size decides who finishes the download",
      detail: [
        "At 1.6 megabits per second, or 200 kilobytes, a 120-megabyte app takes ten minutes to arrive. At 25 megabytes it takes about two. Somebody standing at your counter who wants to join the loyalty program will wait for one of these.",
        "Look inside the package before optimizing anything: a welcome video, fonts for scripts you do not support and kits left over from old features are frequent finds. Record the download size with each release and have somebody explain every megabyte added. For a staff app installed once over office Wi-Fi, none of this matters.",
      ],
    },
    {
      heading: "What to leave alone this year",
      detail: [
        "Leave out a chat assistant in front of a menu of six items. Leave headset versions to those whose product is spatial. Alternative app stores on iOS, open in the European Union since March, add a second release process; wait until a customer asks. Do not rewrite a working app because its framework is out of fashion, unless you can name the bug or the hiring problem that goes away.",
        "And question the app itself. If customers come twice a year, they will not keep an icon for you, and a quick website serves them better. On iOS 16.4 and later, a site added to the home screen can even send notifications. The money saved pays for the offline work or the passkeys that your regular users would notice.",
      ],
    },
  ],
  tags: ["Cross-platform", "Offline-first", "Passkeys", "On-device ML", "Privacy"],
} satisfies Article;
