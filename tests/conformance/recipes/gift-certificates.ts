import { inject } from "vitest";
import { SITE } from "../cloud.ts";
import type { Recipes } from "./recipe.ts";

export const giftCertificates: Recipes = {
	getGiftCertificate: async () => {
		const issued = await fetch(`${inject("commerce")}/admin/gift-certificates`, {
			method: "POST",
			headers: { authorization: `Bearer ${inject("adminToken")}`, "content-type": "application/json" },
			body: JSON.stringify({
				siteId: SITE,
				currency: "EUR",
				amount: 50,
				recipientEmail: "gift@vetrina.example",
			}),
		});
		const { code } = (await issued.json()) as { code: string };
		return { body: { giftCertificateCode: code } };
	},
};
