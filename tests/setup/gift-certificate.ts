import { expect, inject } from "vitest";

/** Issues a gift certificate of 20 euros and returns its code. With `customerLogin` the certificate is the customer's store credit. */
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
