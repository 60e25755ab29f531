import { draftKey } from "#app/contact/draft.ts";
import type { ContactFieldName } from "#content/contact-fields.ts";
import { BUDGET } from "#test/fixtures/contact-field.ts";
import { expect, fillContactForm, messagesWithSubject, waitForHydration } from "./fixtures.ts";
import { test } from "./modified-site.ts";

// A field to choose from, which is only in content/contact-fields.ts of the modified site.

for (const javaScriptEnabled of [true, false]) {
  test(`a choice is required, checked, kept and relayed ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
    modifiedSite,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled });
    const waitForReact = () => (javaScriptEnabled ? waitForHydration(page) : undefined);
    await page.goto(`${modifiedSite.origin}/contact-us`);
    await waitForReact();
    const [first, second = ""] = BUDGET.field.options;
    const budget = page.getByLabel(BUDGET.field.label);
    const name = page.getByLabel("Name");
    const send = page.getByRole("button", { name: "Send message" });

    const sent = await fillContactForm(page);
    await send.click();
    // The browser asks for a choice.
    await expect(budget).toBeFocused();
    await budget.selectOption(String(first));
    await budget.locator("option:checked").evaluate((option: HTMLOptionElement) => (option.value = "A lot"));
    await send.click();
    await expect(budget).toHaveAccessibleDescription(BUDGET.messages.prompt);
    await expect(budget).toBeFocused();
    await expect(name).toHaveValue(sent.name);

    await budget.selectOption(second);
    await name.fill(" ");
    await send.click();
    await expect(name).toBeFocused();
    await expect(page.getByText("Please enter your name.")).toBeInViewport();
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(sent.message);
    await expect(budget).toHaveValue(second);
    if (javaScriptEnabled) {
      await page.getByRole("banner").getByRole("link", { name: "Services" }).click();
      await expect(page).toHaveURL(/services$/);
      await page.goBack();
      await expect(budget).toHaveValue(second);
      // An option that a deployment removes.
      await page.evaluate((key) => sessionStorage.setItem(key, "Removed"), draftKey("budget" as ContactFieldName));
      await page.reload();
      await waitForReact();
      await expect(budget).toHaveValue("");
      await budget.selectOption(second);
    }
    await name.fill(sent.name);
    // A translation of the page must not change what is sent.
    await budget.locator("option:checked").evaluate((option) => (option.textContent = "Traduction"));
    await send.click();
    await expect(page.getByText("You message send successfully")).toBeInViewport();
    const inbox = /Inbox: +(http\S+)/.exec(modifiedSite.log())?.[1];
    const relayed = { ...sent, budget: second, domain_key: 3 };
    expect(await messagesWithSubject(sent.subject, inbox)).toMatchObject([relayed]);
    await page.close();
  });
}
