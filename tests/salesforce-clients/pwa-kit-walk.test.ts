import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { at, type Call, fill, keep, send } from "./replay.ts";

/**
 * Replays the calls of PWA Kit's retail app (10.2.0), unmodified but for its configuration, recorded against this cloud while a browser
 * visited it. Repeated reads are left out (docs/salesforce-clients.md).
 */
const lines = readFileSync(new URL("pwa-kit-walk.jsonl", import.meta.url), "utf8")
	.trim()
	.split("\n");
const calls = lines.map((line) => JSON.parse(line) as Call);

test("every call of the walk has the outcome and the members that the app relied on", async () => {
	const values = new Map([
		["email", `walk.${randomUUID()}@vetrina.example`],
		["guestEmail", `guest.${randomUUID()}@vetrina.example`],
	]);
	const different: string[] = [];
	for (const call of calls) {
		const reply = await send(call, values);
		keep(call, reply, values);
		const missing = (call.has ?? []).filter((pointer) => at(reply.body, pointer) === undefined);
		if (reply.status !== call.status || missing.length > 0)
			different.push(
				`${call.step}: ${fill(call.call, values)} ${reply.status} for ${call.status}, without ${missing.join(", ")}: ${JSON.stringify(reply.body)?.slice(0, 300)}`,
			);
	}
	expect(different).toEqual([]);
});

test("the walk covers a shopper's actions from the home page to an order and an account", () => {
	const paths = calls.map(({ call, status }) => `${status} ${call}`).join("\n");
	for (const done of [
		/^303 GET .*\/oauth2\/authorize$/m,
		/^200 GET .*\/product-search$/m,
		/^200 POST .*\/baskets\/\{\w+\}\/items$/m,
		/^200 POST .*\/baskets\/\{\w+\}\/coupons$/m,
		/^200 PUT .*\/shipments\/me\/shipping-method$/m,
		/^200 PATCH .*\/payment-instruments\/\{\w+\}$/m,
		/^200 POST .*\/orders$/m,
		/^200 POST .*\/customers$/m,
		/^303 POST .*\/oauth2\/login$/m,
		/^200 GET .*\/customers\/\{\w+\}\/orders$/m,
		/^200 GET .*\/oauth2\/logout$/m,
	])
		expect(paths).toMatch(done);
});
