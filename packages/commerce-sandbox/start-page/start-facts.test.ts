import { expect, test } from "vitest";
import { sandboxCards } from "../payments/sandbox-cards.ts";
import { authorize } from "../payments/sandbox-processor.ts";
import { apiBases, startFacts } from "./start-facts.ts";

test.each(sandboxCards)("the processor does with $number what the list says", ({ number, what }) => {
	const card = { maskedNumber: `************${number.slice(-4)}`, expirationMonth: 12, expirationYear: 2030 };
	// The processor reads the card alone.
	const instrument = { card } as Parameters<typeof authorize>[0];
	const result = authorize(instrument, new Date("2026-11-01"), "key");
	const reason = "reason" in result ? result.reason : "";
	expect(what).toContain(result.outcome);
	expect(what).toContain(reason);
});

test("a code that is refused says why", () => {
	const gives = Object.fromEntries(startFacts.codes.map(({ code, gives }) => [code, gives]));
	expect(gives.WELCOME10).toBe("10% off your first order");
	expect(gives.SUMMER25).toContain("until 2026-09-01");
	expect(gives.RETIRED).toBe("refused: switched off");
});

test("addresses of APIs are read from routes, each once", () => {
	const routes = ["/a/b/v1/organizations/:org/x", "/a/b/v1/organizations/:org/y", "/health", "/s/:site/z"];
	expect(apiBases(routes.map((path) => ({ path })))).toEqual(["/a/b/v1"]);
});
