import type { ServiceEntry } from "#content/types.ts";

export default {
  slug: "mobile-app-development",
  order: 2,
  icon: "device-mobile",
  drawing: "mobile-app-development",
  title: "Mobile App Development",
  description: "iOS and Android apps for weak connections and older phones, published under your own accounts.",
  url: "/services/mobile-app-development",
  detail: {
    title: "Mobile App Development",
    description:
      "We design, build and publish apps for iOS and Android, usually from one codebase, along with the server they talk to. An app is worth its cost when people open it often, work away from a desk or without a signal, or need the phone’s camera, location or notifications. For something people use twice a year, a good mobile website costs less and asks nobody to install anything, so that is the first thing we check with you.",
    features: [
      {
        icon: "stack-2",
        title: "One codebase",
        description:
          "iOS and Android share their screens and logic, so most features are written once. Only parts that need the system itself, such as widgets or a watch screen, are written separately.",
      },
      {
        icon: "wifi-off",
        title: "Work continues offline",
        description:
          "Forms and photos are saved on the phone and sent when the signal returns. We settle with you which version counts when two people changed the same record.",
      },
      {
        icon: "bell",
        title: "Notifications people keep on",
        description:
          "The app asks permission when a notification first becomes useful. Each message opens the screen it concerns, and users can mute one kind without losing the others.",
      },
      {
        icon: "fingerprint",
        title: "Short, safe sign-in",
        description:
          "After the first sign-in, a face, fingerprint or passcode opens the app. Access keys sit in the phone’s protected storage, and your office can cancel them when a phone is lost.",
      },
      {
        icon: "devices",
        title: "Tried on cheap phones",
        description:
          "We test on low-cost Android models and older iPhones as well as current ones, with enlarged text and a screen reader, because that is what part of your audience uses.",
      },
      {
        icon: "clipboard-check",
        title: "Prepared for store review",
        description:
          "Privacy declarations, permission texts, a reviewer’s demo account and in-app account deletion are part of the build. Gaps here are a common reason for rejection.",
      },
      {
        icon: "api",
        title: "Support for late updaters",
        description:
          "Some people update an app months late. The server keeps answering earlier versions for an agreed time, and the app can ask for an update when that time is over.",
      },
      {
        icon: "calendar",
        title: "Yearly system changes",
        description:
          "Apple and Google raise their requirements every year. Under a maintenance agreement we test your app on the beta systems and list the work needed before the stores’ deadlines.",
      },
    ],
    process: [
      {
        icon: "target",
        title: "Where it is used",
        description:
          "We talk with future users in the place where the phone comes out, be it a warehouse aisle or a parked car. You decide which few tasks the first version must do well and which can wait.",
      },
      {
        icon: "eye",
        title: "Prototype in hand",
        description:
          "A tappable prototype runs on phones before the app is coded. You pass it to colleagues, and whatever makes them hesitate is redrawn while a change takes hours.",
      },
      {
        icon: "key",
        title: "Store accounts",
        description:
          "Apple and Google verify a company before it may publish, which can take weeks, so we start this early with you. The accounts are in your company’s name and we join as invited developers.",
      },
      {
        icon: "puzzle",
        title: "Trial of the unknown",
        description:
          "Syncing after a day offline, pairing with a scanner or tracking a route without draining the battery is tried on a slow phone before the screens are built. With the measurements in hand, you choose to continue or to simplify.",
      },
      {
        icon: "package",
        title: "Test builds",
        description:
          "Builds reach your testers through TestFlight and Google Play’s testing tracks, with a note on what to try. You accept each feature on your own phone.",
      },
      {
        icon: "rocket",
        title: "Release and rollout",
        description:
          "After approval the app goes live on the day you choose, and later updates reach a small share of users first. You hold the source code, the signing keys and a release procedure another developer could follow.",
      },
    ],
    technologies: [
      {
        name: "React Native",
        icon: "react",
        description:
          "Our default for apps on both systems, especially beside a React website that can share its logic.",
      },
      {
        name: "Expo",
        icon: "expo",
        description: "Produces installable test builds and delivers small corrections between two store releases.",
      },
      {
        name: "Flutter",
        icon: "flutter",
        description:
          "Chosen when the interface is mostly custom drawing, or when your own developers already write Dart.",
      },
      {
        name: "Swift",
        icon: "swift",
        description:
          "For what Apple exposes only to its own language: widgets, Live Activities and Apple Watch companions.",
      },
      {
        name: "Kotlin",
        icon: "kotlin",
        description:
          "For Android work close to the device: built-in barcode scanners, receipt printers and kiosk mode.",
      },
      {
        name: "SQLite",
        icon: "sqlite",
        description:
          "The database inside the app: thousands of records stay searchable on the phone with no signal at all.",
      },
      {
        name: "Firebase",
        icon: "firebase",
        description:
          "Delivers push notifications to both systems. Your records stay in a separate database you can move.",
      },
      {
        name: "Node.js",
        icon: "nodedotjs",
        description: "Runs the server behind the app, with tests that replay the requests of versions still in use.",
      },
      {
        name: "Sentry",
        icon: "sentry",
        description:
          "Groups crashes by cause, phone model and app version, so the one that hits most users is fixed first.",
      },
    ],
    relatedProjects: ["security-services-platform"],
    cta: {
      heading: "Tell us where the phone comes out",
      text: "In a warehouse, on a doorstep, in a waiting room: the place decides more about an app than its list of features.",
      label: "Get Started",
      to: "/contact-us",
    },
  },
} satisfies ServiceEntry;
