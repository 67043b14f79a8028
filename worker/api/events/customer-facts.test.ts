import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { customerFacts } from "./customer-facts.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const anna = {
	registered: true,
	agent: false,
	customerId: "c1",
	customerNo: "00001",
	email: "Anna@Vetrina.example",
	phone: "+39 333 123 4567",
	hasOrders: true,
	newsletter: false,
	groups: ["Registered"],
	wishlistCount: 2,
};

// proves event-14
test("address and number leave as hashes of their normalised forms, whatever their spelling", async () => {
	const place = { country: "IT", userIdIs: "customerNo" } as const;
	const facts = await customerFacts(anna, place);
	expect(facts).toEqual({
		type: "registered",
		userId: "00001",
		emailHash: sha256("anna@vetrina.example"),
		phoneHash: sha256("+393331234567"),
		hasOrders: true,
		newsletter: false,
		groups: ["Registered"],
		wishlistCount: 2,
	});
	expect(
		await customerFacts({ ...anna, email: " anna@vetrina.example", phone: "333 1234567" }, place),
	).toEqual(facts);
	expect(JSON.stringify(facts)).not.toMatch(/anna|333123/i);
});

// proves event-14
test("a customer's A/B tests are told as the platform tells them", async () => {
	const place = { country: "IT", userIdIs: "customerNo" } as const;
	const tests = [{ test: "larger-tiles", segment: "B" }];
	expect((await customerFacts({ ...anna, tests }, place)).tests).toEqual(tests);
	expect(await customerFacts({ ...anna, registered: false, tests }, place)).toEqual({ type: "guest" });
});

test("the house chooses the number or the id", async () => {
	const place = { country: "IT", userIdIs: "customerId" } as const;
	expect((await customerFacts(anna, place)).userId).toBe("c1");
	const { customerNo: _, ...without } = anna;
	expect((await customerFacts(without, { ...place, userIdIs: "customerNo" })).userId).toBe("c1");
});

test("of a guest nothing is told, of an agent that it is one", async () => {
	const place = { country: "IT", userIdIs: "customerId" } as const;
	expect(await customerFacts({ ...anna, registered: false }, place)).toEqual({ type: "guest" });
	expect((await customerFacts({ ...anna, agent: true }, place)).type).toBe("agent");
});
