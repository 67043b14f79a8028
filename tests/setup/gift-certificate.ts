import { expect, inject } from "vitest";

/** A new gift certificate of 20 euros, or as `more` says; with a customer's login (`customerLogin`) it is their store credit. Its code. */
export async function issueGiftCertificate(more: Record<string, unknown> = {}): Promise<string> {
	const response = await fetch(`${inject("commerce")}/admin/gift-certificates`, {
		method: "POST",
		headers: { authorization: `Bearer ${inject("adminToken")}`, "content-type": "application/json" },
		body: JSON.stringify({
			siteId: "vetrina-eu",
			currency: "EUR",
			amount: 20,
			recipientEmail: "bea@vetrina.example",
			...more,
		}),
	});
	expect(response.status).toBe(201);
	return ((await response.json()) as { code: string }).code;
}
