import { expect, test } from "vitest";
import type { Shopper } from "../platform/commerce/logins/sessions.ts";
import { PlatformUnavailable } from "../platform/fetch.ts";
import { readVisitorOrGuest } from "./visitor.ts";

const shopperWith = (session: () => Promise<unknown>) => ({ isKnown: true, session }) as unknown as Shopper;

// proves identity-14
test("a failing login service leaves a guest, and a fault of ours stays one", async () => {
	const down = shopperWith(() =>
		Promise.reject(new PlatformUnavailable("http", "The platform responded 503.")),
	);
	expect(await readVisitorOrGuest(down)).toEqual({ registered: false, agent: false, name: "" });
	const broken = shopperWith(() => Promise.reject(new TypeError("session")));
	await expect(readVisitorOrGuest(broken)).rejects.toThrow(TypeError);
	const customer = { registered: true, agent: false, name: "Ada" };
	expect(await readVisitorOrGuest(shopperWith(async () => customer))).toEqual(customer);
});
