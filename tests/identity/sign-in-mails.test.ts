import { expect, inject, test, vi } from "vitest";
import { newCustomer } from "../setup/customer.ts";
import { mailsTo } from "../setup/outbox.ts";
import { newShopper } from "../setup/shopper.ts";

/** Where mails go that let a customer in, and how they speak (account-5). */

const FORMS = [
	["passwordless-login", "/login-code", { intent: "send" }],
	["password-reset", "/forgot-password", {}],
] as const;

// proves account-5
test.each([
	["de-de", "de"],
	["ja-jp", "ja"],
	["ar-sa", "ar"],
])(
	"in %s a code and a link go to the customer alone, in the shopper's language",
	async (locale, language) => {
		const email = await newCustomer(inject("commerce"));
		const elsewhere = `elsewhere-${crypto.randomUUID()}@vetrina.example`;
		for (const [template, path, fields] of FORMS) {
			const body = new URLSearchParams([
				...Object.entries(fields),
				["email", email],
				["email", elsewhere],
				["to", elsewhere],
				["email_id", elsewhere],
				["recipient", elsewhere],
			]);
			const sent = await newShopper().fetch(`/${locale}${path}`, { method: "POST", body });
			expect(sent.status).toBe(303);
			// Responses do not wait for their mails.
			const mail = await vi.waitFor(async () => {
				const found = (await mailsTo(email)).find((one) => one.template === template);
				if (!found) throw new Error(`No ${template} to ${email}`);
				return found;
			});
			expect(mail.data.language).toBe(language);
			expect(new URL(mail.links[0]?.href ?? "").pathname).toMatch(new RegExp(`^/${locale}/`));
		}
		expect(await mailsTo(elsewhere)).toEqual([]);
	},
);
