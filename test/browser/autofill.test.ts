import { randomUUID } from "node:crypto";
import { expect, openHydrated, storedAs, test } from "./fixtures.ts";

const CONFIRMATION = "You message send successfully";

test("autofill with name, email, company, address and telephone leaves the honeypot empty", async ({
  page,
  context,
}) => {
  await openHydrated(page, "/contact-us");
  const browser = await context.newCDPSession(page);
  const profile = {
    NAME_FULL: "Ada Obi",
    EMAIL_ADDRESS: "ada@example.com",
    PHONE_HOME_WHOLE_NUMBER: "+14155552671",
    COMPANY_NAME: "Obi Trading",
    ADDRESS_HOME_STREET_ADDRESS: "12 Marina Road",
    ADDRESS_HOME_CITY: "San Francisco",
    ADDRESS_HOME_STATE: "California",
    ADDRESS_HOME_ZIP: "94103",
    ADDRESS_HOME_COUNTRY: "US",
  };
  const address = { fields: Object.entries(profile).map(([name, value]) => ({ name, value })) };
  const name = page.getByLabel("Name");
  await name.click();
  const { result } = await browser.send("Runtime.evaluate", { expression: "document.activeElement" });
  const { node } = await browser.send("DOM.describeNode", { objectId: result.objectId });
  await browser.send("Autofill.enable");
  await browser.send("Autofill.trigger", { fieldId: node.backendNodeId, address });
  await expect(name).toHaveValue(profile.NAME_FULL);
  await expect(page.locator("main form [type='email']")).toHaveValue(profile.EMAIL_ADDRESS);
  const subject = `Autofill ${randomUUID()}`;
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Message", { exact: true }).fill("Sent by a person.");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText(CONFIRMATION)).toBeVisible();
  expect(await storedAs(subject)).toHaveLength(1);
});
