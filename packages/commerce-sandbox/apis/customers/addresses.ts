import { isAddressId, isCustomsClearanceCode } from "@vetrina/shop-rules/catalogue/customer-rules.ts";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { problem } from "../../http/problem.ts";
import { nowInSeconds } from "../../now.ts";
import {
	type AddressDocument,
	addAddress,
	addressView,
	changeAddress,
	findAddress,
	removeAddress,
} from "../../records/customers/address-store.ts";
import {
	CUSTOMERS,
	readCustomerId,
	requireRegisteredOwner,
} from "../../records/customers/customer-access.ts";
import { sizeRefusal } from "../../records/customers/customer-problems.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";
import { withCustom } from "../../requests/with-custom.ts";

type CommerceContext = Context<CommerceHono>;

const text = z.string().max(256);
const addressId = text.refine(isAddressId, "is not a name that an address can have");
const countryCode = z.string().regex(/^[A-Z]{2}$/, "is not a code of a country");
const shape = {
	address1: text.optional(),
	address2: text.optional(),
	city: text.optional(),
	companyName: text.optional(),
	firstName: text.optional(),
	fullName: text.optional(),
	jobTitle: text.optional(),
	phone: z.string().max(32).optional(),
	postBox: text.optional(),
	postalCode: text.optional(),
	preferred: z.boolean().optional(),
	salutation: text.optional(),
	secondName: text.optional(),
	stateCode: text.optional(),
	suffix: text.optional(),
	suite: z.string().max(32).optional(),
	title: text.optional(),
	// Korea's customs require a personal code (identity-3).
	c_persCustClearenceCode: z
		.union([z.literal(""), z.string().refine(isCustomsClearanceCode, "is not P and 12 digits")])
		.nullish(),
};
const readOnly = ["creationDate", "lastModified"];
const addressSchema = withCustom({ ...shape, addressId, countryCode, lastName: text.min(1) }, readOnly);
export const changeSchema = withCustom(
	{
		...shape,
		addressId: addressId.optional(),
		countryCode: countryCode.optional(),
		lastName: text.min(1).optional(),
	},
	readOnly,
);

export const addressesApp = new Hono<CommerceHono>();

const all = `${CUSTOMERS}/:customerId/addresses`;
const one = `${all}/:addressName` as const;
addressesApp.use(all, requireShopper, acceptParameters({}), requireRegisteredOwner);
addressesApp.use(one, requireShopper, acceptParameters({}), requireRegisteredOwner);

addressesApp.post(all, async (c) => {
	const request = await jsonBody(c, addressSchema);
	if ("refusal" in request) return request.refusal;
	const { addressId, preferred = false, custom, ...plain } = request.body;
	const address = { addressId, preferred, document: withoutEmpty({ ...plain, ...custom }) };
	return respond(c, await addAddress(c.env.DB, readCustomerId(c), address, nowInSeconds()), addressId);
});

addressesApp.get(one, async (c) => {
	const address = await findAddress(c.env.DB, readCustomerId(c), c.req.param("addressName"));
	return address ? c.json(addressView(address)) : addressNotFound(c.req.param("addressName"));
});

addressesApp.patch(one, (c) => updateAddress(c, c.req.param("addressName")));

addressesApp.delete(one, async (c) => {
	const wasRemoved = await removeAddress(c.env.DB, readCustomerId(c), c.req.param("addressName"));
	return wasRemoved ? c.body(null, 204) : addressNotFound(c.req.param("addressName"));
});

export async function updateAddress(c: CommerceContext, name: string): Promise<Response> {
	const request = await jsonBody(c, changeSchema);
	if ("refusal" in request) return request.refusal;
	const { addressId, preferred, custom, ...plain } = request.body;
	const isRenamedPerson = [plain.firstName, plain.secondName, plain.lastName].some(
		(part) => part !== undefined,
	);
	const document = {
		...(isRenamedPerson ? { fullName: null } : {}),
		...emptyAsNull({ ...plain, ...custom }),
	};
	const storedAddress = await findAddress(c.env.DB, readCustomerId(c), name);
	if (!storedAddress) return addressNotFound(name);
	const tooLarge = sizeRefusal(storedAddress.document, document);
	if (tooLarge) return tooLarge;
	const change = {
		...(addressId === undefined ? {} : { addressId }),
		...(preferred === undefined ? {} : { preferred }),
		document,
	};
	return respond(c, await changeAddress(c.env.DB, readCustomerId(c), name, change, nowInSeconds()), name);
}

const emptyAsNull = (document: AddressDocument): AddressDocument =>
	Object.fromEntries(
		Object.entries(document).flatMap(([property, value]) =>
			value === undefined ? [] : [[property, value === "" ? null : value]],
		),
	);
const withoutEmpty = (document: AddressDocument): AddressDocument =>
	Object.fromEntries(Object.entries(emptyAsNull(document)).filter(([, value]) => value !== null));

function respond(c: CommerceContext, result: Awaited<ReturnType<typeof addAddress>>, name: string): Response {
	if ("ok" in result) return c.json(addressView(result.ok));
	if (result.refused === "missing") return addressNotFound(name);
	return result.refused === "too-many"
		? problem(400, "customer-addresses-quota-exceeded", "The customer has as many addresses as are allowed.")
		: problem(400, "address-name-already-in-use", "The customer has another address of this name.");
}

function addressNotFound(name: string): Response {
	const addressName = name.slice(0, 256);
	return problem(404, "not-found", `No address with ID '${addressName}' could be found.`, { addressName });
}
