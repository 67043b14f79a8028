import { beforeAll, expect, test } from "vitest";
import { type CommerceUnderTest, startCommerce } from "../testing/commerce-under-test.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

test("the start page says organisations, clients, sites, addresses, logins, cards, codes and failures", async () => {
	const response = await commerce.fetch("/");
	expect(response.status).toBe(200);
	const page = await response.text();
	for (const fact of [
		"f_ecom_vtra_001",
		"f_ecom_zzrf_001",
		"c9c45bfd-0ed3-4aa2-9971-40f88962b836",
		"RefArchGlobal",
		"vetrina-eu",
		"en-US, USD",
		"https://commerce.test/shopper/auth/v1/organizations/{organisation}/oauth2",
		"/checkout/shopper-baskets/v2/organizations/{organisation}",
		"anna@vetrina.example",
		"Silk&amp;Linen1",
		"4242 4242 4242 4242",
		"MERCI-0001 to MERCI-0050",
		"x-vetrina-fault",
		"/outbox",
	])
		expect(page).toContain(fact);
});

test("it runs no script and holds no secret", async () => {
	const response = await commerce.fetch("/");
	expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
	const page = await response.text();
	expect(page).not.toMatch(/<script|onclick|javascript:/i);
	for (const secret of [commerce.env.ADMIN_TOKEN, commerce.env.SLAS_CLIENT_SECRET ?? "?", '"d":'])
		expect(page).not.toContain(secret);
});

test.each(["production", "staging"] as const)(
	"a cloud that the world can reach has no start page: %s",
	async (type) => {
		const deployed = await startCommerce({ INSTANCE_TYPE: type });
		const response = await deployed.fetch("/");
		expect(response.status).toBe(404);
		expect(await response.text()).not.toContain("f_ecom");
	},
);
