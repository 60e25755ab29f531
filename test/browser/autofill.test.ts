import { expect, fillContactForm, messagesWithSubject, openHydrated, test } from "./fixtures.ts";

const CONFIRMATION = "You message send successfully";

test("autofill of name, email, company, address and phone leaves the honeypot empty", async ({ page, context }) => {
  await openHydrated(page, "/contact-us");
  // Optional fields are removed, because they would take values that could end up in the honeypot. The company field
  // proves that autofill has a company.
  await page.locator("main form").evaluate((form) => {
    // Chromium skips hidden fields, but not every extension does.
    form.querySelector("[name=leave_empty]")?.parentElement?.classList.remove("hidden");
    for (const line of form.querySelectorAll("input:not([required], [name=leave_empty])")) line.parentElement?.remove();
    form.insertAdjacentHTML("beforeend", "<label>Company <input name='company'></label>");
  });
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
  await expect(page.locator("main form [name=company]")).toHaveValue(profile.COMPANY_NAME);
  await expect(page.locator("main form [name=leave_empty]")).toHaveValue("");
  const { subject } = await fillContactForm(page);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText(CONFIRMATION)).toBeVisible();
  expect(await messagesWithSubject(subject)).toHaveLength(1);
});
