import { coverage, servedOperations } from "@vetrina/commerce-sandbox/coverage.ts";
import { inTurn } from "@vetrina/commerce-sandbox/testing/runs.ts";
import { beforeAll, expect, test } from "vitest";
import { callWrongly, type Guest, newGuest, prepare, type Request } from "./cloud.ts";
import { type Operation, operationOf, withDocuments } from "./documents.ts";
import { readyRequest } from "./ready-request.ts";
import { type Wrong, wrongBodies, wrongQueries } from "./wrong-requests.ts";
import { expiredToken, forgedToken, unsignedToken } from "./wrong-tokens.ts";

/**
 * Calls every implemented operation wrongly, in every way that its document and a good request suggest: the refusal is a problem of the
 * documented type, nothing has changed, and the good request is accepted afterwards.
 */
const operations = Object.entries(coverage)
	.filter(([api]) => api !== "auth-v1")
	.flatMap(([api, one]) => servedOperations(one).map((operationId) => [api, operationId] as const));

/** Operations that a stranger may call with ids of others, and the reason. */
const openToAll: Record<string, string> = {
	guestOrderLookup: "Anyone who knows the order's code may see it.",
};

withDocuments("bad input", () => {
	let stranger: Guest;
	let elsewhere: Guest;
	beforeAll(async () => {
		[stranger, elsewhere] = await Promise.all([newGuest(), newGuest("vetrina-us")]);
	});

	async function wrongTokens(request: Request): Promise<Wrong[]> {
		const token = request.token ?? "";
		const refused = (what: string, wrong: string | undefined, type: string): Wrong => {
			const { token: _, ...rest } = request;
			return {
				what,
				request: { ...rest, ...(wrong === undefined ? {} : { token: wrong }) },
				status: 401,
				types: [type],
			};
		};
		return [
			refused("no token", undefined, "unauthorized"),
			refused("no token at all", "abc", "invalid-access-token"),
			refused("an expired token", await expiredToken(token), "access-token-expired"),
			refused("a forged token", await forgedToken(token), "invalid-access-token"),
			refused("an unsigned token", unsignedToken(token), "invalid-access-token"),
			refused("a token of another site", elsewhere.token, "invalid-access-token"),
		];
	}

	/** Ids of another shopper's basket, order, customer and session; and unknown ids. */
	function foreignIds({ operationId, path }: Operation, request: Request): Wrong[] {
		const owned =
			operationId === "createOrder" ||
			(/\{(basketId|orderNo|customerId|usid)\}/.test(path) && !(operationId in openToAll));
		const ids = Object.keys(request.path ?? {});
		return [
			...(owned ? [{ what: "another shopper's", request: { ...request, token: stranger.token } }] : []),
			...ids.flatMap((id) =>
				["nothing", "x".repeat(300), "' OR 1=1 --", "../admin"].map((value) => ({
					what: `${id}=${value.slice(0, 12)}`,
					request: { ...request, path: { ...request.path, [id]: value } },
				})),
			),
			{
				what: "another organisation",
				request: { ...request, path: { ...request.path, organizationId: "f_ecom_zzzz_001" } },
				status: 404,
			},
		];
	}

	/** Returns the basket, customer, order or context of the request's path, as its owner sees it. */
	async function stateOf({ path = {}, token, query }: Request): Promise<unknown> {
		const siteId = query?.siteId ?? "";
		const read = async (api: string, operationId: string, name: string) => {
			const value = path[name];
			if (value === undefined || token === undefined) return undefined;
			const { status, body } = await prepare(api, operationId, {
				path: { [name]: value },
				query: { siteId },
				token,
			});
			// A challenge has a new token with each request.
			return { status, body: JSON.stringify(body).replace(/"threeDSJWT":"[^"]+"/, "") };
		};
		return Promise.all([
			read("shopper-baskets-v2", "getBasket", "basketId"),
			read("shopper-customers-v1", "getCustomer", "customerId"),
			read("shopper-orders-v1", "getOrder", "orderNo"),
			read("shopper-context-v1", "getShopperContext", "usid"),
		]);
	}

	test.each(operations.map((operation, turn) => [...operation, turn] as const))(
		"%s %s",
		async (api, operationId, turn) => {
			const operation = operationOf(api, operationId);
			const request = await readyRequest(api, operationId);
			// Each run tries a third of the ways, and the next operation's run another third.
			const wrongs = inTurn(
				[
					...(await wrongTokens(request)),
					...wrongQueries(operation, request),
					...foreignIds(operation, request),
					...wrongBodies(request),
				],
				3,
				turn,
			);
			const before = await stateOf(request);
			for (const { what, request: wrong, status, types } of wrongs) {
				const result = await callWrongly(api, operationId, wrong);
				const type = String(result.body.type);
				expect
					.soft(result.status, `${what}: ${JSON.stringify(result.body).slice(0, 300)}`)
					.toBeGreaterThanOrEqual(400);
				expect.soft(result.status, what).toBeLessThan(500);
				expect.soft(result.headers.get("content-type"), what).toBe("application/problem+json");
				if (status !== undefined) expect.soft(result.status, `${what}: ${type}`).toBe(status);
				if (types) expect.soft(types, what).toContain(type.split("/").at(-1));
			}
			expect.soft(await stateOf(request)).toEqual(before);
			const { status, body } = await prepare(api, operationId, request);
			expect(status, JSON.stringify(body)).toBeLessThan(400);
		},
	);
});
