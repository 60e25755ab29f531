import { sample } from "#content/sample.ts";
import type { Article } from "#content/types.ts";

export default {
  title: "Mobile app trends worth paying for in 2024",
  url: "/blogs/mobile-app-trends-2024",
  description:
    "A trend deserves a place in your budget if it lowers the cost of owning the app or removes a reason people give up on it. Here are six that can pass that test this year, each with the arithmetic or the failure that decides it, and a list of things to leave alone.",
  excerpt:
    "Six mobile trends can earn their cost in 2024: here are the arithmetic, the usual failures and the cases to skip.",
  image: {
    kind: "covers",
    name: "mobile-app-trends-2024",
    alt: "A phone with six stars on its screen and a tick below them, on a girih pattern of saffron and brown.",
  },
  date: sample("2024-05-02"),
  category: "Mobile",
  content: [
    {
      heading: "One codebase is a sound default, with a limit",
      detail: [
        "Flutter and React Native are old enough that their problems are written down, and Kotlin Multiplatform, which shares the logic and leaves the screens native, was declared stable in November 2023. For an app made of lists, forms, payments and notifications, start with shared code and ask for a reason to do otherwise.",
        "Do not expect half the price. Suppose a feature takes ten days on one platform; with design and interfaces settled, the second takes perhaps seven. What sharing saves depends on where the feature lives.",
        `
          **Days of work on one feature for iOS and Android, with assumptions to replace.**

          | Feature | Two separate apps | Shared code | Sharing |
          | --- | --- | --- | --- |
          | A list, a form or a payment | 10 + 7 = 17 | 11 shared, 2 × 1 to adjust and test: 13 | saves 4 |
          | Bluetooth pairing in the background | 10 + 7 = 17 | 4 shared, 2 × 6 native, 2 for the bridge between them: 18 | costs 1 |
        `,
        "The first row saves a little under a quarter, and pays for four features like the second. Two separate apps win only when more than four in five features live in the operating system. Count them before choosing.",
        "The long-term risk is in plugins. Google Play [raises the Android version](https://developer.android.com/google/play/requirements/target-sdk) that updates must target every year. If one abandoned plugin keeps you on an old framework release, the day comes when you cannot publish a one-line fix. Before a plugin with native code goes in, check who maintains it and what replacing it would take, and plan a framework upgrade every quarter.",
      ],
    },
    {
      heading: "Offline-first for work away from a desk",
      detail: [
        "Inspectors, drivers and guards work in basements and on hillsides. An app for them should write to the phone first and to the server when it can. Keep the unsent changes in a queue that people can see: *three reports waiting* is a sentence a supervisor understands.",
        "Photos decide whether it works. Eight visits a day with twelve photos of 3 megabytes each make 288 megabytes. At an upload speed of 2 megabits per second, a quarter of a megabyte, that takes 1,152 seconds, about 19 minutes with the app still running. Reduced to 300 kilobytes each on the phone, the same 96 photos take about two minutes. Ask whether anyone needs the original before you engineer an upload for it.",
        "The rest is decided by a few accidents. Each deserves a line in the specification, and a test.",
        `
          **What goes wrong offline, and the rule that prevents it.**

          | What happens | Rule |
          | --- | --- |
          | After a timeout, the phone sends the same report again | Every record has an identifier made on the phone; the server stores it once |
          | Signing out clears local storage, and a day of unsent work with it | No sign-out while the queue holds anything |
          | The session expires underground | The queue stays, and is sent after the next sign-in |
          | The last write wins by the phone’s own clock, and one phone is ten minutes fast | The server numbers the changes |
          | Two people edit one record | Changes are merged field by field |
        `,
        "Skip it where an answer must be true at this moment. The last seat, a card payment or a stock level is better refused politely than accepted offline and canceled later. Syncing also adds states to every screen and test, so a reading app with a plain cache should stay one.",
      ],
    },
    {
      heading: "Small models on the phone",
      detail: [
        "Reading a meter, scanning a document, finding the edges of a parcel label: ready-made models for this run on ordinary phones through ML Kit, Core ML or TensorFlow Lite. The picture need not leave the device, the answer comes without a connection, and there is no server bill that grows with use.",
        "Large language models are another matter. Three billion weights at four bits each are 1.5 gigabytes, to be downloaded and then held in memory. On a phone with 4 gigabytes in all, that is not yet a feature you can promise a customer. Call a server for this, and say so in the privacy notice.",
        "A model is wrong without raising an error, so design for it. Show the reading next to the photo, let the user correct it, and save the model’s version with the result. If you trained the model yourself, ship it as a separate download, so that a bad one can be withdrawn without waiting for store review. And try a barcode first: if you print the label yourself, you do not need a model to read it.",
      ],
    },
    {
      heading: "Passkeys, with a way back in",
      detail: [
        "A passkey replaces the password with a key pair unlocked by face, finger or screen lock. There is nothing to type, and a fake site cannot collect it because the key is tied to your domain. Consumer apps gain most, since every forgotten password there is a support request or a lost order.",
        "That tie needs a decision on the first day. Register passkeys for the company’s main domain, not for a subdomain that was handy during development: a passkey made for one domain does not work for an unrelated one, so a later rebrand means enrolling everybody again. The app must also be named in a file on that domain, one for Apple and one for Android. A website redesign that drops those files breaks sign-in on phones nobody was testing, so the check belongs to every release of the website:",
        `
          ~~~bash Fails when a file is missing, redirected or no longer names an app for sign-in.
          set -e
          url=https://example.com/.well-known
          curl -s $url/apple-app-site-association | grep -q webcredentials
          curl -s $url/assetlinks.json | grep -q get_login_creds
          echo "Both files still allow the app to sign in"
          ~~~
        `,
        "An account is as safe as its recovery. If an emailed link can replace the passkey, the mailbox is your real lock. A customer who moves from iPhone to Android will often arrive without the old key, so allow several passkeys per account. Leave passkeys out on tablets shared by a shift, and wherever the employer’s single sign-on already does the job.",
      ],
    },
    {
      heading: "Permissions and labels are part of the design",
      detail: [
        "Since May 1, 2024, App Store Connect refuses uploads that use certain system interfaces, stored preferences and file dates among them, without a declared reason in a [privacy manifest](https://developer.apple.com/documentation/bundleresources/privacy_manifest_files). Both stores also publish what you say you collect. The common accident is a measuring kit added for one campaign: it collects a device identifier, the label says that none is collected, and the update held back in review is the one with the urgent fix. A table like this prevents it, if somebody reads it before each release.",
        `
          **Third-party kits of an invented app. The campaign's kit leaves with the campaign.**

          | Kit | What it sends | Asked for by | Stays until |
          | --- | --- | --- | --- |
          | Crash reports | App version, phone model, failing line | Developers | Yearly review |
          | Map | Position, while the map is open | Dispatch | Yearly review |
          | Campaign measuring | Device identifier, screens opened | Marketing | June 30, 2024 |
        `,
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
        `
          - **A chat assistant** in front of a menu of six items.
          - **A headset version**, unless your product is spatial.
          - **Alternative app stores on iOS**, open in the European Union since March. They add a second release process; wait until a customer asks.
          - **A rewrite of a working app** because its framework is out of fashion. Name the bug or the hiring problem that goes away, or keep the app.
        `,
        "And question the app itself, which is the first thing we do when somebody [asks us for one](/services/mobile-app-development). If customers come twice a year, they will not keep an icon for you, and a [quick website](/blogs/web-development-future) serves them better. On iOS 16.4 and later, a site added to the home screen can even send notifications. The money saved pays for the offline work or the passkeys that regular users would notice.",
      ],
    },
  ],
  tags: ["Cross-platform", "Offline-first", "Passkeys", "On-device ML", "Privacy"],
} satisfies Article;
