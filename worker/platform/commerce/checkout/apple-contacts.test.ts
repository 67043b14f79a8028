import { expect, test } from "vitest";
import type { Shopper } from "../logins/sessions.ts";
import { createContactValidation } from "./apple-contacts.ts";

/** Fakes a platform with both ways to validate contacts, and records its requests. */
const setUp = (dialect: "controller" | "customApi" | undefined, result: unknown) => {
	const requests: { path: string; body: unknown }[] = [];
	const session = { accessToken: "one" };
	const shopper = { session: async () => session, renew: async () => session } as unknown as Shopper;
	const fetcher = async (request: Request) => {
		requests.push({ path: new URL(request.url).pathname, body: await request.json() });
		return Response.json(result);
	};
	const cx = {
		platform: {
			env: { COMMERCE: { fetch: fetcher }, COMMERCE_ORGANIZATION: "o" },
			deadline: new AbortController().signal,
			log: () => {},
		},
		locale: { siteId: "vetrina-eu", country: "IT", language: "de" },
	};
	const post = async (action: string, body: object) => {
		requests.push({ path: action, body });
		return result as Record<string, unknown>;
	};
	const validate = createContactValidation(cx as never, shopper, { post, dialect });
	return { requests, validate };
};
const CONTACTS = { shippingContact: { givenName: "Anna" }, billingContact: { givenName: "Bea" } };
const WRONG = {
	validationResult: {
		shippingContact: { valid: true },
		billingContact: { valid: false, custom: { errorMessage: "Bitte überprüfen Sie dieses Feld." } },
	},
};

// proves wallets-14
test.each([
	[undefined, "ApplePay-Validate"],
	["controller", "ApplePay-Validate"],
	["customApi", "/custom/applepay-api/v1/organizations/o/validate"],
] as const)("the dialect %s sends each contact separately, and returns its faults", async (dialect, path) => {
	const { requests, validate } = setUp(dialect, WRONG);
	expect(await validate(CONTACTS)).toEqual([
		{ code: "billingContactInvalid", message: "Bitte überprüfen Sie dieses Feld." },
	]);
	expect(requests).toEqual([{ path, body: CONTACTS }]);
});

// proves wallets-14
test("a fault that names a field is shown there", async () => {
	const errors = [
		{ contactField: "locality", message: "a" },
		{ contactField: "postalCode", message: "b" },
	];
	const wrong = { valid: false, custom: { errorMessage: "a", errors } };
	const { validate } = setUp("customApi", {
		validationResult: { shippingContact: wrong, billingContact: wrong },
	});
	expect(await validate(CONTACTS)).toEqual([
		...errors.map((error) => ({ code: "shippingContactInvalid", ...error })),
		...errors.map((error) => ({ code: "billingContactInvalid", ...error })),
	]);
});

test.each([null, {}, { validationResult: {} }, { validationResult: { shippingContact: { valid: true } } }])(
	"%j names no fault",
	async (result) => expect(await setUp("controller", result).validate(CONTACTS)).toEqual([]),
);
