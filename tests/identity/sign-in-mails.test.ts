import { expect, inject, test } from "vitest";
import { newCustomer } from "../setup/customer.ts";
import { mailedToken, mailOf, mailsTo } from "../setup/outbox.ts";
import { newShopper } from "../setup/shopper.ts";

/** Covers the recipients and the language of mails that sign a customer in (account-5). */

const PRODUCT = "VT10002-camel";

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
	"in %s a code and a link are mailed to the customer alone, in the shopper's language",
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
			const mail = await mailOf(email, template);
			expect(mail.data.language).toBe(language);
			expect(new URL(mail.links[0]?.href ?? "").pathname).toMatch(new RegExp(`^/${locale}/`));
		}
		expect(await mailsTo(elsewhere)).toEqual([]);
	},
);

// proves identity-24
test("a code keeps the product for the wishlist and the return address", async () => {
	const enter = async (wanted: Record<string, string>, kept = wanted): Promise<string | null> => {
		const email = await newCustomer(inject("commerce"));
		const shopper = newShopper();
		const send = (fields: Record<string, string>) =>
			shopper.fetch("/en-it/login-code", { method: "POST", body: new URLSearchParams(fields) });
		const page = await (await shopper.fetch(`/en-it/login?${new URLSearchParams(wanted)}`)).text();
		const [, href = ""] = /href="([^"]*\/login-code[^"]*)"/.exec(page) ?? [];
		expect(
			Object.fromEntries(new URL(href.replaceAll("&amp;", "&"), "https://x.example").searchParams),
		).toEqual(kept);
		await send({ intent: "send", email: "no-address", ...wanted });
		await send({ intent: "send", email, ...wanted });
		const code = await mailedToken(email);
		return (await send({ intent: "signIn", code })).headers.get("location");
	};
	expect(await enter({ wishlistProductId: PRODUCT })).toBe("/en-it/wishlist?notice=wishlistAdded");
	expect(await enter({ back: "orders" })).toBe("/en-it/orders");
	expect(await enter({ back: "https://evil.example" }, {})).toBe("/en-it/myaccount?notice=signedIn");
});
