import { Hono } from "hono";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import { publicOrigin } from "../../http/public-origin.ts";
import { toMinor } from "../../money.ts";
import { hasProcessor } from "../../payments/has-processor.ts";
import { paymentMethods } from "../../payments/house-methods.ts";
import { findMethod } from "../../payments/methods/all-methods.ts";
import { applicablePaymentMethods } from "../../payments/payment-methods.ts";
import { acceptParameters } from "../../requests/query-parameters.ts";
import { isSiteCurrency } from "../baskets/rules/site-currencies.ts";

export const paymentConfigurationApp = new Hono<CommerceHono>();

const FORMS = {
	countryCode: /^[A-Z]{2}$/,
	zoneId: /^[\w-]{1,100}$/,
	amount: /^\d{1,9}(\.\d{1,4})?$/,
};
const ZONE = "Sandbox-Zone";
const NOTHING = { zoneId: null, paymentMethodSetAccounts: [], paymentMethods: [] };

paymentConfigurationApp.get(
	"/checkout/shopper-payments/v1/organizations/:org/payment-configuration",
	requireShopper,
	acceptParameters({ currency: "required text", countryCode: "text", zoneId: "text", amount: "text" }),
	(c) => {
		const { currency = "", countryCode, zoneId, amount = "0" } = c.req.query();
		const { siteId } = c.get("shopper");
		if (!isSiteCurrency(siteId, currency))
			return problem(400, "unsupported-currency", "The currency is not one of the site's.", {
				currency: currency.slice(0, 16),
			});
		const request = { countryCode, zoneId, amount };
		for (const [field, form] of Object.entries(FORMS)) {
			const value = request[field as keyof typeof FORMS];
			if (value !== undefined && !form.test(value)) return invalid(field);
		}
		const isElsewhere = zoneId !== undefined && zoneId !== ZONE;
		if (isElsewhere || !hasProcessor(c.env)) return c.json(NOTHING);
		return c.json({
			zoneId: ZONE,
			...configuration({
				siteId,
				country: countryCode,
				currency,
				amount: toMinor(Number(amount), currency),
				language: "en",
				productIds: [],
				origin: publicOrigin(c),
			}),
		});
	},
);

const invalid = (invalidField: string): Response =>
	problem(
		400,
		"invalid-payment-configuration-request",
		`The payment configuration request field '${invalidField}' is invalid.`,
		{ invalidField },
	);

function configuration(payable: Parameters<typeof applicablePaymentMethods>[0]) {
	const offeredIds = new Set(applicablePaymentMethods(payable).map(({ id }) => id));
	const methods = paymentMethods.filter(({ id }) => offeredIds.has(id) && findMethod(id)?.type !== undefined);
	const accounts = [...new Set(methods.map(({ processor }) => processor))];
	return {
		paymentMethodSetAccounts: accounts.map((accountId) => ({
			accountId,
			// The first method of a processor carries the configuration that the processor's script needs.
			config: {
				...methods.find(({ processor }) => processor === accountId)?.publicConfigurations,
				...(payable.origin ? { origin: payable.origin } : {}),
			},
			live: false,
			vendor: "Sandbox",
		})),
		paymentMethods: methods.map(({ id, processor, expressButtons }) => ({
			accountId: processor,
			paymentMethodType: findMethod(id)?.type,
			paymentModes: expressButtons ? ["Express", "Multistep"] : ["Multistep"],
		})),
	};
}
