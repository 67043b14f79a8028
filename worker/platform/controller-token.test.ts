import { beforeEach, expect, test } from "vitest";
import { forgetControllerTokens, postToController } from "./controller-token.ts";
import type { PlatformContext } from "./fetch.ts";

beforeEach(forgetControllerTokens);

const MINUTE = 60_000;
/** Fakes a platform that accepts a token only with the cookie of its session; `good` decides which tokens it accepts. */
function setUp({
	good = (_token: string): boolean => true,
	issues = true,
	failure = (): number | undefined => undefined,
	refusal = (): object | undefined => undefined,
} = {}) {
	const requests: string[] = [];
	let count = 0;
	const COMMERCE = {
		async fetch(request: Request) {
			const { pathname, searchParams } = new URL(request.url);
			const action = pathname.split("/").at(-1) ?? "";
			const token = searchParams.get("csrf_token") ?? "";
			requests.push(token ? `${action} ${token}` : action);
			if (action === "CSRF-Generate") {
				if (!issues) return new Response(null, { status: 403 });
				const number = `${++count}`;
				const headers = { "set-cookie": `dwsid=s${number}; Path=/; HttpOnly` };
				return Response.json({ csrf: { tokenName: "csrf_token", token: `t${number}` } }, { headers });
			}
			const isSession = request.headers.get("cookie") === `dwsid=${token.replace("t", "s")}`;
			const failed = failure();
			if (failed !== undefined) return new Response(null, { status: failed });
			const refused = refusal();
			if (refused) return Response.json(refused);
			if (token && isSession && good(token)) return Response.json({ error: false });
			return new Response(null, { status: 302, headers: { location: "/CSRF-AjaxFail" } });
		},
	};
	const platform = { env: { COMMERCE }, deadline: AbortSignal.timeout(1000), log: () => {} };
	const post = (now: number, accessToken?: string) =>
		postToController(
			platform as unknown as PlatformContext,
			{ siteId: "vetrina-eu", action: "System-Log", body: {}, accessToken },
			now,
		);
	return { post, requests };
}

test("a token is fetched once and sent again with its session's cookie, until it is a quarter of an hour old", async () => {
	const { post, requests } = setUp();
	for (const now of [0, 5 * MINUTE, 14 * MINUTE, 15 * MINUTE]) expect((await post(now)).status).toBe(200);
	expect(requests).toEqual([
		"CSRF-Generate",
		"System-Log t1",
		"System-Log t1",
		"System-Log t1",
		"CSRF-Generate",
		"System-Log t2",
	]);
});

test("a refused kept token is replaced, and the post is sent once more", async () => {
	let refused = "";
	const { post, requests } = setUp({ good: (token) => token !== refused });
	await post(0);
	refused = "t1";
	expect((await post(MINUTE)).status).toBe(200);
	expect(requests.slice(2)).toEqual(["System-Log t1", "CSRF-Generate", "System-Log t2"]);
});

// proves identity-12
test.each([undefined, "a-shopper"])("retries a refusal of a new token once, as %s", async (accessToken) => {
	const { post, requests } = setUp({ good: () => false });
	expect((await post(0, accessToken)).status).toBe(302);
	expect(requests).toEqual(["CSRF-Generate", "System-Log t1", "CSRF-Generate", "System-Log t2"]);
});

// proves identity-12
test.each([400, 404, 429, 500, 503])("drops the kept token after a response of %i", async (status) => {
	let fails = false;
	const { post, requests } = setUp({ failure: () => (fails ? status : undefined) });
	await post(0);
	fails = true;
	expect((await post(MINUTE)).status).toBe(status);
	fails = false;
	expect((await post(2 * MINUTE)).status).toBe(200);
	expect(requests.slice(2)).toEqual(["System-Log t1", "CSRF-Generate", "System-Log t2"]);
});

// proves identity-12, platform-11
test("a refusal with status 200 keeps its document, and drops the kept token", async () => {
	let said: object | undefined;
	const { post, requests } = setUp({ refusal: () => said });
	await post(0);
	said = { error: true, errorMessage: "No." };
	const response = await post(MINUTE);
	expect([response.status, await response.json()]).toEqual([400, said]);
	said = undefined;
	await post(2 * MINUTE);
	expect(requests.slice(2)).toEqual(["System-Log t1", "CSRF-Generate", "System-Log t2"]);
});

test("posts nothing if no token is issued", async () => {
	const { post, requests } = setUp({ issues: false });
	await expect(post(0)).rejects.toThrow("403");
	expect(requests).toEqual(["CSRF-Generate"]);
});
