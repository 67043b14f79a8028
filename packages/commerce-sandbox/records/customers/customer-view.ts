import { emailKey } from "@vetrina/shop-rules/typed/email.ts";
import { isoTime } from "../../now.ts";
import type { CustomerRecord, Newsletter } from "./customer-store.ts";

export const writeCrmId = ({ customerNo }: CustomerRecord): string => `CRM-${customerNo}`;

export const findNewsletter = (
	{ newsletters, email }: CustomerRecord,
	siteId: string | undefined,
): Newsletter | undefined =>
	newsletters.find((one) => one.siteId === siteId && one.email === emailKey(email));

const newsletterView = (customer: CustomerRecord, siteId: string | undefined) => {
	const newsletter = findNewsletter(customer, siteId);
	const { c_newsletterSubscriptions: subscriptions, c_subscriptionByChannel: channels } = customer.profile;
	return {
		c_newsletter: newsletter !== undefined,
		...(subscriptions ? { c_newsletterSubscriptions: newsletter ? ["newsletter"] : [] } : {}),
		...(channels ? { c_subscriptionByChannel: newsletter?.channels ?? [] } : {}),
	};
};

export function customerView(
	customer: CustomerRecord,
	siteId: string | undefined,
	expansions: { addresses?: object[]; paymentInstruments?: object[] } = {},
): Record<string, unknown> {
	const { lastLoginAt, previousLoginAt } = customer;
	return {
		...expansions,
		...customer.profile,
		...newsletterView(customer, siteId),
		authType: "registered",
		crmContactId: writeCrmId(customer),
		creationDate: isoTime(customer.createdAt),
		customerId: customer.id,
		customerNo: customer.customerNo,
		...(customer.email ? { email: customer.email } : {}),
		enabled: true,
		hasPassword: customer.passwordHash !== undefined,
		lastModified: isoTime(customer.modifiedAt),
		...(customer.login === undefined ? {} : { login: customer.login }),
		...(lastLoginAt === undefined
			? {}
			: { lastLoginTime: isoTime(lastLoginAt), lastVisitTime: isoTime(lastLoginAt) }),
		...(previousLoginAt === undefined
			? {}
			: { previousLoginTime: isoTime(previousLoginAt), previousVisitTime: isoTime(previousLoginAt) }),
	};
}
