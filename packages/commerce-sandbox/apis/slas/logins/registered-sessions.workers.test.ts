import { decodeJwt } from "jose";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	loginRegistered,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import { newCustomer, PASSWORD, PRIVATE_CLIENT, slasCalls } from "../../../testing/slas-calls.ts";

let commerce: CommerceUnderTest;
const { post, refresh, userInfo, logOut } = slasCalls(() => commerce);
beforeAll(async () => {
	commerce = await startCommerce();
});

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
beforeEach(() => () => {
	vi.useRealTimers();
});

describe("a registered session", () => {
	async function session(): Promise<Guest & { login: string }> {
		const { login } = await newCustomer(commerce);
		return { ...(await loginRegistered(commerce, { login, password: PASSWORD })), login };
	}

	test("is refreshed as the same customer and usid, each token once, for ninety days", async () => {
		const shopper = await session();
		const answer = await refresh(shopper.refreshToken);
		const body = (await answer.json()) as Record<string, string>;
		expect(body).toMatchObject({
			customer_id: shopper.customerId,
			usid: shopper.usid,
			refresh_token_expires_in: 90 * 24 * 3600,
		});
		expect(decodeJwt(body.access_token ?? "").isb).toContain(`::rcid:${shopper.customerId}::`);
		later(89 * 24 * 3600);
		const late = (await (await refresh(body.refresh_token ?? "")).json()) as Record<string, string>;
		expect(late).toMatchObject({ usid: shopper.usid });
		later(91 * 24 * 3600);
		expect(await (await refresh(late.refresh_token ?? "")).json()).toMatchObject({
			message: "invalid refresh_token",
		});
	});

	test("re-use of a refresh token ends the access tokens of that login, too", async () => {
		const shopper = await session();
		const newer = (await (await refresh(shopper.refreshToken)).json()) as Record<string, string>;
		expect((await userInfo(newer.access_token ?? "")).status).toBe(200);
		later(60);
		expect((await refresh(shopper.refreshToken)).status).toBe(400);
		expect((await userInfo(newer.access_token ?? "")).status).toBe(400);
		expect((await refresh(newer.refresh_token ?? "")).status).toBe(400);
	});

	test("ends with logout, on this device only", async () => {
		const here = await session();
		later(2);
		const there = await loginRegistered(commerce, { login: here.login, password: PASSWORD });
		expect(await (await logOut(here)).json()).toMatchObject({ access_token: "", refresh_token: "" });
		expect((await userInfo(here.accessToken)).status).toBe(400);
		expect((await refresh(here.refreshToken)).status).toBe(400);
		expect((await userInfo(there.accessToken)).status).toBe(200);
		expect((await refresh(there.refreshToken)).status).toBe(200);
	});

	test("ends everywhere with hint=all-sessions; others' sessions stay", async () => {
		const here = await session();
		later(2);
		const there = await loginRegistered(commerce, { login: here.login, password: PASSWORD });
		const other = await session();
		expect((await logOut(here, { hint: "everything" })).status).toBe(400);
		expect((await logOut(here, { hint: "all-sessions" })).status).toBe(200);
		expect((await userInfo(there.accessToken)).status).toBe(400);
		expect((await refresh(there.refreshToken)).status).toBe(400);
		expect((await refresh(other.refreshToken)).status).toBe(200);
	});

	test("has at most one successful refresh among many, and none after a simultaneous logout", async () => {
		const shopper = await session();
		const [first, , ...rest] = await Promise.all([
			refresh(shopper.refreshToken),
			logOut(shopper),
			...Array.from({ length: 4 }, () => refresh(shopper.refreshToken)),
		]);
		const won = [first, ...rest].filter((answer) => answer.status === 200);
		expect(won.length).toBeLessThanOrEqual(1);
		for (const answer of won) {
			const body = (await answer.json()) as Record<string, string>;
			expect((await refresh(body.refresh_token ?? "")).status).toBe(400);
		}
	});

	test("does not outlive its customer", async () => {
		const shopper = await session();
		await commerce.env.DB.prepare("DELETE FROM customer WHERE id = ?").bind(shopper.customerId).run();
		expect((await refresh(shopper.refreshToken)).status).toBe(400);
	});

	test("a guest's token does not log a customer out", async () => {
		const shopper = await session();
		const guest = await loginGuest(commerce, "vetrina-eu", shopper.usid);
		expect((await logOut({ ...guest, refreshToken: shopper.refreshToken })).status).toBe(400);
		expect((await refresh(shopper.refreshToken)).status).toBe(200);
	});
});

describe("looking at tokens", () => {
	test("userinfo tells guests and customers apart, and refuses forged tokens", async () => {
		const customer = await newCustomer(commerce);
		const shopper = await loginRegistered(commerce, { login: customer.login, password: PASSWORD });
		expect(await (await userInfo(shopper.accessToken)).json()).toEqual({
			sub: shopper.usid,
			customer_id: customer.id,
			name: "Ada Conti",
			given_name: "Ada",
			family_name: "Conti",
			email: customer.email,
			validated: true,
		});
		const guest = await loginGuest(commerce);
		expect(await (await userInfo(guest.accessToken)).json()).toMatchObject({
			name: "Guest User",
			validated: false,
		});
		expect((await userInfo("forged")).status).toBe(400);
		expect((await userInfo((await loginGuest(commerce, "vetrina-us")).accessToken)).status).toBe(400);
	});

	test("introspect knows access and refresh tokens, and calls everything else inactive", async () => {
		const guest = await loginGuest(commerce);
		const ask = async (token: string) =>
			(await (await post("introspect", { token }, PRIVATE_CLIENT)).json()) as Record<string, unknown>;
		expect(await ask(guest.accessToken)).toMatchObject({
			active: true,
			client_id: "vetrina",
			token_type: "access_token",
			sub: expect.stringContaining(`usid:${guest.usid}::uido:slas`),
		});
		expect(await ask(guest.refreshToken)).toMatchObject({ active: true, token_type: "refresh_token" });
		expect(await ask("forged")).toEqual({ active: false });
		await refresh(guest.refreshToken);
		expect(await ask(guest.refreshToken)).toEqual({ active: false });
		expect((await post("introspect", { token: guest.accessToken })).status).toBe(401);
		expect((await post("introspect", {}, PRIVATE_CLIENT)).status).toBe(400);
	});

	test("revoke ends the private client's own refresh tokens, and no others", async () => {
		const grant = { grant_type: "client_credentials", channel_id: "vetrina-eu" };
		const own = (await (await post("token", grant, PRIVATE_CLIENT)).json()) as Record<string, string>;
		const token = own.refresh_token ?? "";
		const guest = await loginGuest(commerce);
		expect((await post("revoke", { token: guest.refreshToken }, PRIVATE_CLIENT)).status).toBe(400);
		expect((await refresh(guest.refreshToken)).status).toBe(200);
		expect((await post("revoke", { token })).status).toBe(401);
		expect((await post("revoke", { token }, PRIVATE_CLIENT)).status).toBe(200);
		const again = await post("token", { grant_type: "refresh_token", refresh_token: token }, PRIVATE_CLIENT);
		expect(await again.json()).toMatchObject({ message: "invalid refresh_token" });
		expect((await post("revoke", { token }, PRIVATE_CLIENT)).status).toBe(400);
	});
});
