// Features of Chromium that tests and the bench turn off. Only the last list of a command line counts.

/** The pages that draw Chromium's own window cost more time than those of the site. */
export const WINDOW_PAGES = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "PreloadTopChromeWebUI",
];

/** With what Playwright 1.64 disables and pages could notice (its chromiumSwitches.ts). */
export const DISABLED_IN_TESTS = [
  ...WINDOW_PAGES,
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "BlockOriginHeaderModificationOnRedirect",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "Translate",
];
