import type { CustomerRecord } from "./customer-store.ts";

/** Seconds since 1970 → ISO. */
export const isoTime = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** A customer as the API shows it to the customer; lists of addresses and the like come with `expanded`. */
export function customerView(
	customer: CustomerRecord,
	expanded: { addresses?: object[]; paymentInstruments?: object[] } = {},
): Record<string, unknown> {
	const { lastLoginAt, previousLoginAt } = customer;
	return {
		...expanded,
		...customer.profile,
		authType: "registered",
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
