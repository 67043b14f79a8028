import { expect, test } from "vitest";
import { handleApplePayDomain } from "./apple-pay-domain.ts";

const PATH = "/.well-known/apple-developer-merchantid-domain-association";
const domains = { "eu.shop.example": "for eu", "us.shop.example": "for us" };
const ask = async (host: string) => {
	const response = handleApplePayDomain(new Request(`https://${host}${PATH}`), domains);
	return { status: response.status, text: await response.text() };
};

// proves wallets-7
test("each host has its own file, and a host without a file responds 404 instead of redirecting", async () => {
	expect(await ask("eu.shop.example")).toEqual({ status: 200, text: "for eu" });
	expect((await ask("us.shop.example")).text).toBe("for us");
	for (const host of ["other.example", "constructor", "__proto__"])
		expect((await ask(host)).status).toBe(404);
});
