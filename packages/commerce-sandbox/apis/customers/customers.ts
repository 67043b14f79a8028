import { isEmail } from "@vetrina/shop-rules/catalogue/customer-rules.ts";
import { type Context, Hono } from "hono";
import { endSessionsOfCustomer } from "../../auth/refresh-tokens.ts";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { readNetwork } from "../../http/network.ts";
import { nowInSeconds } from "../../now.ts";
import { addressView, listAddresses } from "../../records/customers/address-store.ts";
import { currentPasswordRefusal } from "../../records/customers/current-password.ts";
import {
	CUSTOMERS,
	readCustomerId,
	requireRegisteredOwner,
} from "../../records/customers/customer-access.ts";
import {
	agentsDoNot,
	customerNotFound,
	invalidCustomer,
	invalidEmail,
	loginInUse,
	passwordRefusal,
	sizeRefusal,
	tooManyTries,
} from "../../records/customers/customer-problems.ts";
import {
	type CustomerChange,
	customerChangeSchema,
	passwordChangeSchema,
	registrationSchema,
	toProfile,
} from "../../records/customers/customer-requests.ts";
import {
	type CustomerRecord,
	changeCustomer,
	createCustomer,
	findCustomer,
	listLinkedProviders,
	phoneIn,
} from "../../records/customers/customer-store.ts";
import { customerView, findNewsletter } from "../../records/customers/customer-view.ts";
import { listInstruments } from "../../records/customers/instrument-store.ts";
import { setPassword } from "../../records/customers/passwords.ts";
import { listStoreCredits } from "../../records/gift-certificates/store-credit.ts";
import { hasOrders } from "../../records/orders/order-store.ts";
import { admit, listLimits } from "../../requests/attempts.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";
import { followCustomer } from "../newsletter/follow-customer.ts";
import { createLater, readAsker } from "../newsletter/newsletter-actions.ts";
import { tellShoppers } from "../orders/mails/tell-shoppers.ts";
import { readExpand } from "../products/catalogue-request.ts";
import { refusesAgents } from "../slas/logins/agent-login.ts";
import { passwordResetApp } from "./account/password-reset.ts";
import { addressesApp } from "./addresses.ts";
import { productListsApp } from "./lists/product-lists.ts";
import { instrumentView, paymentInstrumentsApp } from "./payments/payment-instruments.ts";

type CommerceContext = Context<CommerceHono>;

export const customersApp = new Hono<CommerceHono>();

customersApp.route("/", passwordResetApp);
customersApp.route("/", addressesApp);
customersApp.route("/", paymentInstrumentsApp);
customersApp.route("/", productListsApp);

customersApp.post(CUSTOMERS, requireShopper, acceptParameters({}), registerCustomer);

const one = `${CUSTOMERS}/:customerId` as const;
const EXPANDS = ["addresses", "paymentinstruments", "paymentmethodreferences"] as const;

customersApp.get(
	one,
	requireShopper,
	acceptParameters({ expand: "list" }),
	requireRegisteredOwner,
	async (c) => {
		const expand = readExpand(c, EXPANDS, ["addresses", "paymentinstruments"]);
		if (!expand.ok) return expand.response;
		const id = readCustomerId(c);
		const { siteId } = c.get("shopper");
		await tellShoppers(c.env);
		const [customer, hasOrdered, providers, credits, addresses, instruments] = await Promise.all([
			findCustomer(c.env.DB, id),
			hasOrders(c.env.DB, id),
			listLinkedProviders(c.env.DB, id),
			listStoreCredits(c.env.DB, { siteId, customerId: id }),
			expand.has("addresses") ? listAddresses(c.env.DB, id) : undefined,
			expand.has("paymentinstruments") ? listInstruments(c.env.DB, id) : undefined,
		]);
		if (!customer) return customerNotFound(id);
		const expansions = {
			...(addresses ? { addresses: addresses.map(addressView) } : {}),
			...(instruments ? { paymentInstruments: instruments.map(instrumentView) } : {}),
		};
		return c.json({
			...customerView(customer, siteId, expansions),
			c_hasOrders: hasOrdered,
			c_linkedProviders: providers,
			c_storeCredits: credits,
		});
	},
);

customersApp.patch(one, requireShopper, acceptParameters({}), requireRegisteredOwner, updateCustomer);

customersApp.put(
	`${one}/password`,
	requireShopper,
	acceptParameters({}),
	requireRegisteredOwner,
	async (c) => {
		const request = await jsonBody(c, passwordChangeSchema);
		if ("refusal" in request) return request.refusal;
		const customer = await findCustomer(c.env.DB, readCustomerId(c));
		if (!customer) return customerNotFound(readCustomerId(c));
		const { currentPassword, password } = request.body;
		const mismatch = await currentPasswordRefusal(c, customer, currentPassword);
		if (mismatch) return mismatch;
		const refusal = passwordRefusal(password);
		if (refusal) return refusal;
		const now = nowInSeconds();
		await setPassword(c.env.DB, customer.id, password, now);
		await endSessionsOfCustomer(c.env.DB, customer.id, now);
		return c.body(null, 204);
	},
);

/** Registrations in 15 minutes per session and network: each costs as much as a password check and reveals customers (identity-18). */
const MOST_REGISTRATIONS = { session: 30, network: 200 };

export async function registerCustomer(c: CommerceContext): Promise<Response> {
	if (!c.get("shopper").isGuest) return invalidCustomer();
	const request = await jsonBody(c, registrationSchema);
	if ("refusal" in request) return request.refusal;
	const { customer, password } = request.body;
	if (!isEmail(customer.email)) return invalidEmail();
	const refusal = passwordRefusal(password);
	if (refusal) return refusal;
	const by = { session: c.get("shopper").usid, network: readNetwork(c) };
	const verdict = await admit(c.env.DB, listLimits("register", MOST_REGISTRATIONS, by), Date.now());
	if ("refused" in verdict) return tooManyTries(verdict);
	const { email, login } = customer;
	const draft = { login, email, password, profile: toProfile(customer) };
	const result = await createCustomer(c.env.DB, draft, nowInSeconds());
	if (!("ok" in result)) return loginInUse();
	const { siteId } = c.get("shopper");
	if (draft.profile.c_newsletter !== true) return c.json(customerView(result.ok, siteId));
	await followCustomer(newsletterRequest(c), result.ok, "registration");
	return c.json(customerView((await findCustomer(c.env.DB, result.ok.id)) ?? result.ok, siteId));
}

const newsletterRequest = (c: CommerceContext) => ({
	env: c.env,
	siteId: c.get("shopper").siteId,
	by: readAsker(c),
	later: createLater(c),
});

/**
 * Updates a customer. A new login requires the current password, and a changed telephone number may receive codes if the password was sent
 * (account-5).
 */
export async function updateCustomer(c: CommerceContext): Promise<Response> {
	const request = await jsonBody(c, customerChangeSchema);
	if ("refusal" in request) return request.refusal;
	const { email, login, currentPassword } = request.body;
	if (email !== undefined && !isEmail(email)) return invalidEmail();
	const customer = await findCustomer(c.env.DB, readCustomerId(c));
	if (!customer) return customerNotFound(readCustomerId(c));
	const { siteId } = c.get("shopper");
	const { c_newsletter: newsletter } = request.body.custom;
	const isSubscribed = findNewsletter(customer, siteId) !== undefined;
	const followsNewsletter = typeof newsletter === "boolean" && newsletter !== isSubscribed;
	if (isAgents(c, request.body, customer) || (followsNewsletter && c.get("shopper").agentId !== undefined))
		return agentsDoNot();
	const isMove = login !== undefined && login !== customer.login;
	const profile = toProfile(request.body);
	const isProven = currentPassword !== undefined && c.get("shopper").agentId === undefined;
	const phone = isProven ? phoneIn({ ...customer.profile, ...profile }) : undefined;
	const isOtherPhone = phone !== undefined && phone !== customer.codePhone;
	const mismatch =
		isMove || isOtherPhone ? await currentPasswordRefusal(c, customer, currentPassword ?? "") : undefined;
	if (mismatch) return mismatch;
	const change = {
		profile,
		...(isOtherPhone ? { codePhone: phone } : {}),
		...(email === undefined ? {} : { email }),
		...(isMove ? { login } : {}),
	};
	const tooLarge = sizeRefusal(customer.profile, profile);
	if (tooLarge) return tooLarge;
	const result = await changeCustomer(c.env.DB, customer.id, change, nowInSeconds());
	if (!result) return customerNotFound(customer.id);
	if (!("ok" in result)) return loginInUse();
	if (!followsNewsletter) return c.json(customerView(result.ok, siteId));
	await followCustomer(newsletterRequest(c), result.ok, "account");
	return c.json(customerView((await findCustomer(c.env.DB, customer.id)) ?? result.ok, siteId));
}

/** Returns whether an agent tries to change the login, the mail address (account-5) or the permission for agents (identity-9). */
const isAgents = (
	c: CommerceContext,
	{ email, login, custom }: Pick<CustomerChange, "email" | "login" | "custom">,
	customer: CustomerRecord,
): boolean =>
	c.get("shopper").agentId !== undefined &&
	((email !== undefined && email !== customer.email) ||
		(login !== undefined && login !== customer.login) ||
		(custom.c_refusesLoginOnBehalf !== undefined &&
			(custom.c_refusesLoginOnBehalf === true) !== refusesAgents(customer)));
