import { Hono } from "hono";
import * as z from "zod";
import { requireShopper } from "../../../auth/require-shopper.ts";
import type { CommerceHono } from "../../../http/http.ts";
import { jsonBody } from "../../../http/json-body.ts";
import { problem } from "../../../http/problem.ts";
import { isoTime, nowInSeconds } from "../../../now.ts";
import { customerPaymentInstrumentSchema } from "../../../payments/instrument-requests.ts";
import { isOutdated } from "../../../payments/payment-cards.ts";
import {
	customerPaymentInstrumentView,
	readCustomerPaymentInstrument,
} from "../../../payments/payment-instruments.ts";
import { newId } from "../../../records/baskets/basket-store.ts";
import {
	CUSTOMERS,
	readCustomerId,
	requireRegisteredOwner,
} from "../../../records/customers/customer-access.ts";
import {
	addInstrument,
	changeInstrument,
	findInstrument,
	removeInstrument,
	type SavedInstrument,
} from "../../../records/customers/instrument-store.ts";
import { acceptParameters } from "../../../requests/query-parameters.ts";

export const paymentInstrumentsApp = new Hono<CommerceHono>();

const all = `${CUSTOMERS}/:customerId/payment-instruments`;
const one = `${all}/:paymentInstrumentId` as const;
paymentInstrumentsApp.use(all, requireShopper, acceptParameters({}), requireRegisteredOwner);
paymentInstrumentsApp.use(one, requireShopper, acceptParameters({}), requireRegisteredOwner);

paymentInstrumentsApp.post(all, async (c) => {
	const request = await jsonBody(c, customerPaymentInstrumentSchema);
	if ("refusal" in request) return request.refusal;
	const now = nowInSeconds();
	const result = readCustomerPaymentInstrument(request.body, { newId: newId(), now: isoTime(now) });
	if ("refused" in result) return problem(result.refused.status, result.refused.type, result.refused.detail);
	const record = { instrument: result.ok, isDefault: request.body.default === true, modifiedAt: now };
	if (!(await addInstrument(c.env.DB, readCustomerId(c), record))) {
		return problem(
			400,
			"customer-payment-instruments-quota-exceeded",
			"The customer has as many payment instruments as are allowed.",
		);
	}
	return c.json(instrumentView(record));
});

paymentInstrumentsApp.get(one, async (c) => {
	const id = c.req.param("paymentInstrumentId");
	const record = await findInstrument(c.env.DB, readCustomerId(c), id);
	return record ? c.json(instrumentView(record)) : instrumentNotFound(id);
});

const expirySchema = z.strictObject({
	expirationMonth: z.int().min(1).max(12).optional(),
	expirationYear: z.int().min(2000).max(9999).optional(),
});

paymentInstrumentsApp.patch(one, async (c) => {
	const request = await jsonBody(c, z.record(z.string(), z.unknown()));
	if ("refusal" in request) return request.refusal;
	const { default: makesDefault, paymentCard = {}, ...others } = request.body;
	const isDefault = z.boolean().optional().safeParse(makesDefault);
	const expiry = expirySchema.safeParse(paymentCard);
	if (Object.keys(others).length > 0 || hasUnknownKeys(expiry))
		return problem(400, "unsupported-fields", "Unsupported fields in the request for updates.");
	if (!isDefault.success || !expiry.success)
		return problem(
			400,
			"bad-request",
			"'default' is true or false; the card's expiry is a month and a year.",
		);
	const id = c.req.param("paymentInstrumentId");
	const before = await findInstrument(c.env.DB, readCustomerId(c), id);
	if (!before) return instrumentNotFound(id);
	const hasExpiry = Object.keys(expiry.data).length > 0;
	if (hasExpiry && !before.instrument.card)
		return problem(400, "unsupported-fields", "This payment instrument has no card.");
	if (hasExpiry && isOutdated({ ...before.instrument.card, ...expiry.data }, new Date()))
		return problem(400, "payment-card-expired", "The card has expired.");
	const change = { ...expiry.data, ...(isDefault.data === undefined ? {} : { isDefault: isDefault.data }) };
	await changeInstrument(c.env.DB, readCustomerId(c), id, change, nowInSeconds());
	const after = await findInstrument(c.env.DB, readCustomerId(c), id);
	return after ? c.json(instrumentView(after)) : instrumentNotFound(id);
});

paymentInstrumentsApp.delete(one, async (c) => {
	const id = c.req.param("paymentInstrumentId");
	return (await removeInstrument(c.env.DB, readCustomerId(c), id))
		? c.body(null, 204)
		: instrumentNotFound(id);
});

const hasUnknownKeys = ({ error }: z.ZodSafeParseResult<unknown>): boolean =>
	error?.issues.some(({ code }) => code === "unrecognized_keys") ?? false;

export const instrumentView = ({ instrument, isDefault, modifiedAt }: SavedInstrument) => ({
	...customerPaymentInstrumentView(instrument, new Date()),
	default: isDefault,
	lastModified: isoTime(modifiedAt),
});

function instrumentNotFound(id: string): Response {
	const paymentInstrumentId = id.slice(0, 64);
	const detail = `No payment instrument with ID '${paymentInstrumentId}' could be found.`;
	return problem(404, "not-found", detail, { paymentInstrumentId });
}
