import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type CommerceUnderTest, startCommerce } from "../testing/commerce-under-test.ts";
import {
	endFamily,
	endSessionsOfCustomer,
	findRefreshToken,
	isEnded,
	issueRefreshToken,
	presentRefreshToken,
} from "./refresh-tokens.ts";
import type { Session } from "./sessions.ts";

let commerce: CommerceUnderTest;
let runs = 0;
beforeAll(async () => {
	commerce = await startCommerce();
});

const START = 1_800_000_000;
const MINUTE = 60;

/** The expected state of a login: `good` is the valid refresh token, `used` the earlier ones. */
type Login = { family: string; customer: number; good: string; used: string[]; ended: boolean };

type Step = { what: "login" | "refresh" | "replay" | "logout" | "logout-all"; which: number };
const step: fc.Arbitrary<Step> = fc.record({
	what: fc.constantFrom("login", "login", "refresh", "refresh", "refresh", "replay", "logout", "logout-all"),
	which: fc.nat(20),
});

const client = { clientId: "vetrina", singleUse: true };

test("whatever happens, a login has one good token, and none once it has ended", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
			const { DB } = commerce.env;
			runs += 1;
			const customerOf = (customer: number) => `c${runs}-${customer}`;
			const sessionOf = (customer: number): Session => ({
				siteId: "vetrina-eu",
				clientId: "vetrina",
				usid: `u${runs}-${customer}`,
				guestCustomerId: `g${runs}-${customer}`,
				registered: { customerId: customerOf(customer), origin: "ecom" },
			});
			const logins: Login[] = [];
			let now = START;
			for (const { what, which } of steps) {
				// Two tabs may present the same token for a shorter time than this.
				now += MINUTE;
				const login = logins[which % Math.max(logins.length, 1)];
				if (what === "login" || !login) {
					const customer = which % 3;
					const family = crypto.randomUUID();
					const options = { family, doNotTrack: false };
					const good = await issueRefreshToken(DB, sessionOf(customer), options, now);
					logins.push({ family, customer, good, used: [], ended: false });
				} else if (what === "refresh") {
					const token = await presentRefreshToken(DB, login.good, client, now);
					expect(token === undefined).toBe(login.ended);
					if (!token) continue;
					expect(token.session).toEqual(sessionOf(login.customer));
					login.used.push(login.good);
					const options = { family: token.family, doNotTrack: false };
					login.good = await issueRefreshToken(DB, token.session, options, now);
				} else if (what === "replay") {
					const old = login.used[which % Math.max(login.used.length, 1)];
					if (!old) continue;
					expect(await presentRefreshToken(DB, old, client, now)).toBeUndefined();
					login.ended = true;
				} else if (what === "logout") {
					await endFamily(DB, login.family, now);
					login.ended = true;
				} else {
					await endSessionsOfCustomer(DB, customerOf(login.customer), now);
					for (const one of logins) if (one.customer === login.customer) one.ended = true;
				}
			}
			for (const { family, good, used, ended } of logins) {
				expect(await isEnded(DB, family)).toBe(ended);
				expect((await findRefreshToken(DB, good, now)) === undefined).toBe(ended);
				for (const old of used) expect(await findRefreshToken(DB, old, now)).toBeUndefined();
			}
		}),
		{ numRuns: 15 },
	);
}, 30_000);

test("a token that a refresh makes after its login has ended is no good", async () => {
	const { DB } = commerce.env;
	const session: Session = {
		siteId: "vetrina-eu",
		clientId: "vetrina",
		usid: "late",
		guestCustomerId: "late-guest",
		registered: { customerId: "late-customer", origin: "ecom" },
	};
	const options = { family: "late-family", doNotTrack: false };
	const first = await issueRefreshToken(DB, session, options, START);
	expect(await presentRefreshToken(DB, first, client, START)).toBeTruthy();
	await endFamily(DB, options.family, START);
	const second = await issueRefreshToken(DB, session, options, START);
	expect(await presentRefreshToken(DB, second, client, START)).toBeUndefined();
});
