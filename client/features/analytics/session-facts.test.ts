import { expect, test } from "vitest";
import type { SessionResponse } from "../../../shared/contracts/shopper-api.ts";
import { createVisitMemory } from "../../state/events/visit-memory.ts";
import { createSessionFacts } from "./session-facts.ts";
import { stubVisits } from "./testing.ts";

stubVisits();

const openDocument = () => createSessionFacts(createVisitMemory());
const session = (registered: boolean, wishes = 0) =>
	({
		customer: { registered, id: registered ? "c1" : undefined },
		wishlist: {
			may: true,
			items: Array.from({ length: wishes }, (_, at) => ({ itemId: `${at}`, id: `${at}` })),
		},
	}) as unknown as SessionResponse;
const guest = session(false);
const anna = session(true);

// proves event-30
test("a sign-in is told after the customer, with the way in which it was made", () => {
	const facts = openDocument();
	facts.list(guest);
	facts.signsInBy("passkey");
	expect(facts.list(anna)).toEqual([{ type: "customerChanged" }, { type: "signIn", method: "passkey" }]);
	expect(facts.list(anna)).toEqual([]);
});

// proves event-30
test("a sign-in by a form is told in the next document, and once", () => {
	openDocument().list(guest);
	const names = () =>
		openDocument()
			.list(anna)
			.map(({ type }) => type);
	expect(names()).toEqual(["customerChanged", "signIn"]);
	expect(names()).toEqual(["customerChanged"]);
});

// proves event-30
test("a registration is no sign-in as well", () => {
	openDocument().list(guest);
	const facts = openDocument();
	facts.signsInBy(undefined);
	expect(facts.list(anna).map(({ type }) => type)).toEqual(["customerChanged"]);
});

test("a customer who is signed in when a visit begins has not signed in just now", () =>
	expect(openDocument().list(anna)).toEqual([{ type: "customerChanged" }]));

test("the wishes of registered customers are told when their number changes", () => {
	const facts = openDocument();
	facts.list(session(true, 1));
	expect(facts.list(session(true, 1))).toEqual([]);
	expect(facts.list(session(true, 2))).toEqual([{ type: "wishlistCount", count: 2 }]);
	const guests = openDocument();
	guests.list(session(false, 1));
	expect(guests.list(session(false, 2))).toEqual([]);
});
