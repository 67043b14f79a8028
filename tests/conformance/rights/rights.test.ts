import { coverage, servedOperations } from "@vetrina/commerce-sandbox/coverage.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { newAgent } from "../agent.ts";
import { type Guest, newGuest, prepare, SITE } from "../cloud.ts";
import { newCustomer } from "../customer.ts";
import { narrowed } from "../deviations.ts";
import { documentOf, operationOf, withDocuments } from "../documents.ts";
import { newTrustedGuest } from "../trusted-client.ts";
import { KINDS, type Kind, POWERS, rightsTo } from "./rights.ts";

/** Calls every operation with every kind of token, and compares with the documents. */

const REFUSED = [401, 403];
/** The login service checks clients instead of tokens. */
const LOGIN = "auth-v1";

const operations = Object.entries(coverage)
	.filter(([api]) => api !== LOGIN)
	.flatMap(([api, one]) => servedOperations(one).map((operationId) => [api, operationId] as const));

/** The kinds of each scheme of the documents. Agents and private clients have tokens of shoppers, too. */
const BY_SCHEME: Readonly<Record<string, readonly Kind[]>> = {
	ShopperToken: ["guest", "registered", "agent", "private"],
	ShopperTokenTaob: ["agent"],
	AmOAuth2: ["private"],
};

withDocuments("rights", () => {
	let shoppers: Record<Kind, Partial<Guest>>;
	beforeAll(async () => {
		const [guest, { customer }, agent, trusted] = await Promise.all([
			newGuest(),
			newCustomer(),
			newAgent(),
			newTrustedGuest(),
		]);
		shoppers = { none: {}, guest, registered: customer, agent, private: trusted };
	});

	/** The shopper's resources need not exist, because a token is refused before they are read. */
	const statusFor = async (
		api: string,
		operationId: string,
		kind: Kind,
		{ query = {}, body = {} }: { query?: Record<string, string>; body?: object } = {},
	): Promise<number> => {
		const { customerId = "x", usid = "x", token } = shoppers[kind];
		const { parameters, method } = operationOf(api, operationId);
		const own: Record<string, string> = { customerId, usid };
		const names = parameters.filter((one) => one.in === "path" && one.name !== "organizationId");
		const { status } = await prepare(api, operationId, {
			token,
			path: Object.fromEntries(names.map(({ name }) => [name, own[name] ?? "x"])),
			query: { siteId: SITE, ...query },
			...(method === "get" || method === "delete" ? {} : { body }),
		});
		return status;
	};

	// proves cloud-42
	test.each(operations)("%s %s takes the tokens of the table, and no others", async (api, operationId) => {
		const statuses = await Promise.all(KINDS.map((kind) => statusFor(api, operationId, kind)));
		const taken = KINDS.filter((_, at) => !REFUSED.includes(statuses[at] ?? 0));
		expect(taken).toEqual(rightsTo(operationId));
	});

	// proves cloud-42
	test.each(Object.entries(POWERS))(
		"%s is for private clients alone",
		async (_, { api, operationId, ...request }) => {
			const statuses = await Promise.all(KINDS.map((kind) => statusFor(api, operationId, kind, request)));
			expect(KINDS.filter((_kind, at) => !REFUSED.includes(statuses[at] ?? 0))).toEqual(["private"]);
		},
	);

	describe("next to the documents", () => {
		const documentedFor = (api: string, operationId: string): Kind[] => {
			const schemes = documentOf(api).operations.get(operationId)?.schemes ?? [];
			return KINDS.filter((kind) => schemes.some((scheme) => BY_SCHEME[scheme]?.includes(kind)));
		};

		// proves cloud-42
		test.each(operations)(
			"%s %s accepts no more tokens, and refusals beyond the document are recorded",
			(api, operationId) => {
				const documented = documentedFor(api, operationId);
				const given = rightsTo(operationId);
				expect(given.filter((kind) => !documented.includes(kind))).toEqual([]);
				if (documented.some((kind) => !given.includes(kind))) expect(narrowed).toHaveProperty(operationId);
			},
		);

		test("every refused power is recorded", () => {
			for (const { operationId } of Object.values(POWERS)) expect(narrowed).toHaveProperty(operationId);
			const operationIds = new Set(operations.map(([, operationId]) => operationId));
			for (const operationId of Object.keys(narrowed)) expect(operationIds).toContain(operationId);
		});
	});
});
